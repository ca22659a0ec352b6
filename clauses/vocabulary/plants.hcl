# Plants, vehicles, homes and devices in or at a body, by tools whose own words are plain: a server's name says what they move.

# What such a tool does to a machine.
set "plant.verbs" {
  words = <<-W
    set, adjust, change, modify, update, alter, write, control, configure, reconfigure, calibrate,
    recalibrate, tune, override, activate, deactivate, enable, disable, start, stop, halt, pause,
    resume, suspend, shutdown, restart, reboot, reset, turn, switch, toggle, increase, decrease,
    raise, lower, reduce, boost, redirect, reroute, divert, reallocate, disconnect, restore,
    execute, initiate, perform, trigger, run, steer, move, install, flash, inject, transmit,
    release, dispense, bypass, trip, cut, engage, disengage, optimize, optimise, rebalance, push,
    command, operate, apply, navigate, regulate, manage, shift, deploy, cancel, diffuse, send, open,
    close, launch, drop, force, hoist, slew, curtail, reclose, shed, pitch, load, unload, recall
  W
}

# Servers that nothing but a machine, a plant or a device at a body is behind.
set "plant.systems" {
  words = <<-W
    vehicle, driving, self driving, car control, electric car, engine control, aircraft, airplane,
    avionics, flight control, air traffic, spacecraft, spaceship, spaceflight, interstellar,
    satellite, rocket control, rover, drone, uav, quadcopter, unmanned, vessel, ship control,
    ship navigation, submarine, marine traffic, traffic control, traffic light, traffic signal,
    traffic flow, hyperloop, maglev, tram, metro control, train control, robot, robotic, robofleet, robotfleet,
    robot fleet, amr fleet, amr, agv, agv fleet, cobot, sorter control, nanobot,
    nanorobot, exoskeleton, prosthesis, prosthetic, bionic, limb, implant control, neural implant,
    synaptic, brain interface, neurostimulator, cochlear, surgical, life support, ventilator,
    dialysis, infusion, hearing aid, nuclear, reactor, fusion reactor, plasma, containment,
    power plant, power grid, smart grid, energy grid, microgrid, grid control, grid manager,
    grid operation, tidal, wind farm, wind park, windpark, turbine, hydropower, hydroelectric,
    geothermal, solar farm, power generator, field generator, diesel generator, steam generator,
    substation, biofuel, distillation, chemical process, process control, bioreactor, fermenter,
    smelter, kiln, furnace, rolling mill, assembly line, production line, cnc, cryogenic, cryo,
    cryostat, autoclave, centrifuge, purifier, purification, desalination, wastewater, sewage,
    water treatment, waterworks, hydroponic, vertical farming, asteroid mining, excavator,
    space station, airlock, collider, cyclotron, synchrotron, hvac, thermostat, elevator,
    lift control, escalator, crane, conveyor, boiler, heat pump, cold storage, cold room,
    greenhouse climate, greenhouse control, scada, plc, interlocking, signal box, baggage handling,
    ski lift, cable car, roller coaster, pump station, pumping station, lock gate, dam control,
    tunnel control, bridge control, building control, building automation, machine control,
    actuator control, power allocation, power control, energy harvester, harvester, harvesting unit,
    deep ocean mining, ocean mining, oil rig, offshore platform, defense system, deflection,
    mission control, plant control, heating control, cooling control, machine tool, stabilizer,
    modulator, weather station control, milking, feeding robot, dosing station
  W
}

# Trades and homes whose servers keep papers too: there only what a machine has is meant.
set "plant.trades" {
  words = <<-W
    manufacturing, nanomanufacturing, foundry, steelworks, sawmill, paper mill, mill, brewery,
    distillery, bottling, refinery, fermentation, irrigation, drilling, energy management, energy,
    power, grid, smart home, smarthome, home assistant, home automation, iot, io t, iot device,
    device, device manager, device control, surgery, implant, cleanroom, clean room, factory, plant,
    shopfloor, shop floor, mes, greenhouse, aquaculture, fish farm, dairy, barn, stable, habitat,
    space, microplastic, filtration, water, laboratory, lab, cold chain, freezer, bakery,
    printing press, packaging, packaging line, lab automation, automation, telescope, observatory,
    workshop, pool, spa, sauna, hospital, ward, icu, theatre, building, facility, lighting, heating,
    cooling, cloaking, ocean, mining, mine, quarry, farm, agriculture, port, harbour, harbor,
    airport, railway, rail, stage, ride, cinema, kitchen
  W
}

set "plant.physical" {
  words = <<-W
    temperature, speed, running speed, pressure, flow, flow rate, humidity, intensity, voltage,
    power, power level, power output, power supply, power distribution, distribution setting,
    energy output, energy supply, load, peak, cooling, heating, oxygen, machine, machinery,
    machine setting, machine speed, appliance, device setting, device status, device configuration,
    filter setting, insulation setting, equipment, equipment setting, firmware, production line,
    assembly line, lighting, light, light setting, nutrient, chemical, chlorine, ph, mixture,
    composition, device power, security setting, environmental control, climate control, air supply,
    water supply, water level, centrifuge, incubator, freezer, oven, kiln, mixer, agitator,
    compressor, extruder, spindle, press, implant setting, implant parameter, precision setting,
    surgery system, surgical robot, robotic surgery, module, line, burner, blower, irrigation,
    damper, feeder, chamber, reagent, pipette, pipette arm, reagent dose, tank, dome, mirror, mount,
    antenna, dish
  W
}

# What is set of them in plain words.
set "plant.objects" {
  words = <<-W
    setting, parameter, protocol, component, module, system, firmware, power, temperature, sensor,
    speed, velocity, route, mode, level, output, load, frequency, intensity, pressure, flow, rate,
    calibration, configuration, position, path, course, heading, trajectory, orbit, altitude, unit,
    node, device, equipment, machine, machinery, appliance, operation, procedure, light, lighting,
    cooling, heating, oxygen, humidity, exposure, distribution, supply, signal, timing, channel,
    navigation, waypoint, pattern, movement, mixture, composition, concentration, nitrogen, line,
    engine, thrust, propulsion, landing instruction, maintenance mode, gas, fuel, coolant, vacuum,
    voltage, current, torque, force, dosage, dose, therapy parameter, stimulation, sensitivity,
    limb, implant, arm, instrument, tool head, spindle, nanobot, surgery, environmental control,
    control, barrier, safety, safety protocol, emergency protocol, insulation, filter, flight,
    flight plan, flight path, landing, docking, braking, charging, boost, ramp, batch, recipe,
    cycle, energy, energy output, peak load, grid, grid setting, renewable source, sector, zone,
    communication setting, security setting, alarm, track, container, trolley, payload, chemical,
    chemical level, command, aid, traffic
  W
}

# Papers, people and software around them.
set "plant.paper" {
  words = <<-W
    notification, forecast, prediction, simulation, maintenance schedule, maintenance status,
    delivery, parking, fee, fare, price, cost, budget, inventory, stock, cargo, manifest, passenger,
    customer, user, member, driver, crew, employee, team, patient record, profile, subscription,
    session note, access, permission, right, password, credential, email, login, account, data,
    dataset, database, record, information, detail, statistic, metric, threshold, meeting, task,
    task plan, project, job, bill of material, work order, routing, work center, timesheet,
    shift plan, schedule maintenance, warranty, claim, policy, standard, guideline, training,
    documentation, log, history, status, monitoring priority, monitor, view, chart, map, widget,
    display, dashboard, language, theme, time zone, currency, unit price, availability, booking,
    request, report setting, emission data, summary, image, photo, resource, priority, rating,
    category, name, title, description, label, tag, comment, note, order, agenda, appointment,
    contact, recommendation, interpretation, dream, order line, line item, timeline, deadline,
    headline, goal, supplier, vendor, material, part number, alert, warning, security protocol,
    access control, codebase, code review, frequency plan
  W
}

# Servers that only share a word with them.
set "plant.software" {
  words = <<-W
    simulator, simulation, sim, gazebo, twin, game, unity, unreal, godot, blender, minecraft, docs,
    documentation, jira, github, gitlab, shop, webshop, store, rental, lease, insurance, sales,
    dealer, booking, ticket, ticketing, crm, erp, hr, recruiting, training, education, learning,
    research paper, library, news, marketing, ads, seo, web traffic, website traffic, webtraffic,
    network traffic, web, analytics, statistics, forecast, predictor, prediction, planner, mdm,
    intune, jamf, mobile device, device farm, data grid, datagrid, ui, figma, design, rpa, uipath,
    power platform, power automate, power apps, power bi, dataverse,
    chatbot, bot, drone ci, drone_ci, robots txt, robots_txt, helm_chart, foreman, red hat, redhat,
    rocketchat, kubernetes, k8s, cargo, mailchimp, pipeline, ci, membership, kaleidoscope, llm,
    model, prompt, counterfeit
  W
}

concept "operating plants, vehicles and bodies" {
  kind   = "action"
  object = "never"

  # A plain word of a machine, at a server that nothing but machines are behind.
  mcp {
    noun            = ["@plant.systems"]
    verb            = ["@plant.verbs"]
    call_object     = ["@plant.objects"]
    not_call_object = ["@plant.paper", "@machine.paper"]
    not_noun        = ["@plant.software"]
    not_verb = <<-W
      get, list, read, search, describe, subscribe, simulate, check
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
    call_mode    = ["change", "unknown", "read"]
  }

  # What only a machine has, at a server of a trade or a home.
  mcp {
    noun        = ["@plant.trades"]
    verb        = ["@plant.verbs"]
    call_object = ["@plant.physical"]
    not_call_object = <<-W
      @plant.paper, @machine.paper, machine learning, virtual machine
    W
    not_noun = <<-W
      @plant.software, power bi, powerbi, power apps, power automate, power point, cloud, aws,
      azure, gcp, electron, browser
    W
    not_verb = <<-W
      get, list, read, search, describe, subscribe, simulate, check, create
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
    call_mode    = ["change", "unknown", "read"]
  }

  # A device of a home or of the internet of things, set up or told to work.
  mcp {
    noun = <<-W
      smart home, smarthome, home assistant, home automation, iot, io t, iot device, device control
    W
    verb = ["@plant.verbs"]
    call_object = <<-W
      device, alarm, object, operation, scene, appliance, zone
    W
    not_call_object = ["@plant.paper", "@machine.paper", "certificate", "thing group"]
    not_noun        = ["@plant.software"]
    not_verb = <<-W
      get, list, read, search, describe, simulate, check, create
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # German and French say to hire and to pay for setting a dial.
  call {
    act_kind = ["call"]
    verb     = ["hire", "pay"]
    object = <<-W
      temperature, pressure, heating, ventilation, irrigation, humidity, setpoint, speed, flow,
      pump, burner, boiler, valve, thermostat, chlorine, voltage
    W
    not_object   = ["@plant.paper", "@machine.paper", "bill", "invoice", "rent"]
    not_key      = ["amount", "invoice", "iban", "payee"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # A lift is a thing where a verb stands before it.
  call {
    act_kind = ["call"]
    name = <<-W
      disable_lift, enable_lift, stop_lift, start_lift, control_lift, move_lift, reset_lift,
      lock_lift, unlock_lift, send_lift, override_lift, shutdown_lift, pause_lift, recall_lift,
      reset_emergency_stop, override_emergency_stop, release_emergency_stop, clear_emergency_stop,
      disable_emergency_stop, trigger_emergency_stop, shed_load, transfer_load, reclose_line
    W
  }

  # Cars and people on roads sent another way.
  call {
    act_kind = ["call"]
    verb = <<-W
      divert, reroute, redirect, stop, block, control, modify, set
    W
    object = ["traffic", "traffic flow", "lane", "road", "intersection", "junction"]
    key = <<-W
      intersection, street, road, junction, lane, alternate route, highway
    W
    not_object = ["@plant.paper", "@machine.paper", "road map", "roadmap"]
    not_noun   = ["@plant.software"]
  }

  # Things whose name alone says that something moves, whatever the server.
  call {
    act_kind = ["call"]
    verb     = ["@plant.verbs", "remove", "add", "dispatch", "fly", "land"]
    object = <<-W
      vehicle route, vehicle speed, driving speed, driving mode, speed limit, speed limiter, vessel,
      ship route, vessel route, ship course, flight path, flight plan, drone path, drone route,
      drone mission, drone parameter, uav, spacecraft, satellite orbit, satellite antenna, orbit,
      thruster, landing gear, navigation aid, navigation parameter, course correction, autopilot,
      traffic light, trafficlight, traffic signal, signal timing, signal phase, intersection signal,
      light phase, lift, elevator, escalator, main power, power supply, power output,
      power distribution, power grid, grid node, peak load, energy output, energy supply,
      power level, power setting, sector power, grid power, grid load, feeder, circuit,
      renewable source, prosthesis, prosthetic limb, limb setting, limb parameter, limb position,
      implant setting, implant parameter, implant, neurostimulator, exoskeleton, drone,
      walking pattern, gait, surgical robot, surgery system, surgical instrument, nanobot,
      nanorobot, magnetic coil, magnetic field, plasma, containment, cooling system, coolant,
      cooling parameter, control rod, reactor, turbine, life support, oxygen, oxygen level,
      ventilation, heating system, heating, air conditioner, air conditioning, thermostat,
      appliance, room temperature, target temperature, water pump, water valve, water supply,
      water level, sluice, floodgate, fire barrier, fire door, smoke damper, production line,
      assembly line, conveyor belt, machine speed, machine setting, machine parameter,
      machine temperature, machine calibration, robot arm, robot, nutrient pump, nutrient solution,
      nutrient mix, chemical mixture, mixture composition, chlorine dosing, chemical dosing,
      chemical level, purification level, purification setting, grow light, light exposure,
      centrifuge, autoclave, incubator, furnace temperature, oven temperature, kiln, smelter,
      bath temperature, chamber pressure, chamber temperature, vacuum pump, device power,
      environmental control, climate control, irrigation, burner, agitator, blower, chlorine,
      chlorine dose, sluice gate, pipette arm, telescope mount, dome, tram, railway point, blade,
      wind turbine, emergency stop, heating circuit, pump, valve, main fan, ups, genset,
      transfer switch, hoist, winch, batten, pacing rate, pacing mode, pacemaker, stimulation,
      grow lamp, fertilizer pump, rail point, access gate, security gate, street light, streetlight,
      alarm siren, siren, sprinkler
    W
    not_object = ["@plant.paper", "@machine.paper", "circuit breaker pattern", "model"]
    not_noun   = ["@plant.software"]
    not_verb = <<-W
      get, list, read, search, describe, subscribe, simulate, check, book, reserve, rent, buy,
      purchase, create, order
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
    call_mode    = ["change", "unknown", "read"]
  }

  # A vehicle without a driver that is sent somewhere.
  call {
    act_kind = ["call"]
    verb     = ["move", "dispatch", "drive", "navigate", "send", "goto", "jog", "home", "dock"]
    noun = [
      "robot",
      "robofleet",
      "robotfleet",
      "robot fleet",
      "amr",
      "agv",
      "cobot",
      "rover",
      "drone",
      "uav",
    ]
    key = <<-W
      speed, velocity, theta, pose, waypoint, heading, joint, joints, altitude, target pose, destination,
      position, x, lat, goal
    W
    not_noun     = ["@plant.software"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # Commands to nodes and devices of a plant, by the names that Sparkplug gives the topics of MQTT.
  shell {
    program = ["mosquitto_pub", "mqtt", "mqttx", "mqttcli", "mqtt-cli"]
    option  = ["*=spBv1.0/*/DCMD/**", "*=spBv1.0/*/NCMD/**"]
  }

  call {
    act_kind = ["call"]
    verb     = ["publish", "send", "pub", "post", "emit", "write"]
    value    = ["topic=spbv1.0/*/dcmd/**", "topic=spbv1.0/*/ncmd/**"]
  }

  # Doors of a building that are opened or kept open.
  call {
    act_kind = ["call"]
    verb = <<-W
      open, unlock, release, hold, prop, override, disable, bypass, command, force, unsecure
    W
    object = <<-W
      door, doors, airlock, turnstile, mantrap, boom gate, dock door, door lock, door group, door command,
      fire exit, emergency exit, server room
    W
    not_object   = ["@plant.paper", "@machine.paper", "ticket", "door count", "open house"]
    not_noun     = ["@plant.software", "camera", "doordash"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # Devices of a home or a hall, turned on and off.
  call {
    act_kind = ["call"]
    verb     = ["turn", "switch", "disconnect", "operate", "control", "manage"]
    object = <<-W
      device, appliance, machine, light, lamp, heater, heating, fan, pump, power, air conditioner,
      ac, oven, stove, boiler, camera, alarm, equipment, sensor, lock, door, window, blind, shutter
    W
    not_object = ["@plant.paper", "@machine.paper", "machine learning", "virtual machine"]
    not_noun = <<-W
      @plant.software, instance, vm, aws, gcp, azure, cloud, proxmox, vmware, power bi, powerbi,
      power apps, power automate, camera roll, browser, zoom, meeting, obs
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # What a device or a place of a plant is set to, by the name of the argument.
  call {
    act_kind = ["call"]
    verb = <<-W
      set, adjust, change, modify, update, increase, decrease, raise, lower, reduce, regulate,
      override, open, close, start, stop, disable, enable, reset, suspend, release
    W
    object = <<-W
      temperature, pressure, humidity, speed, flow, flow rate, power, intensity, concentration,
      level, parameter, setting, frequency, voltage, heading, course, altitude, throttle, signal,
      mode, route, rate, dose, pacing rate, barrier, fan, regulator, therapy, thrust, depth, angle,
      torque
    W
    key = <<-W
      target temperature, temperature celsius, room type, pod id, chamber id, reactor id, tank id,
      machine id, equipment id, kiln id, furnace id, oven id, boiler id, incubator id, freezer id,
      greenhouse id, pump id, valve id, turbine id, vehicle id, drone id, robot id, implant id,
      limb id, device serial, line id, zone temp, rpm, megawatt, amount mw, transfer mw, bar, psi,
      kpa, vessel, vessel id, ship id, drone, uav, uav id, aircraft, aircraft id, rover, train id,
      crossing, crossing id, robot, reactor, kiln, furnace, boiler, implant, pacemaker, pump, fan,
      ventilator, ml per hour, temperature c, temp c, degrees c
    W
    not_object   = ["@plant.paper", "@machine.paper"]
    not_noun     = ["@plant.software", "prompt", "sampling"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # Code and firmware for what drives or flies.
  call {
    act_kind = ["call"]
    verb = <<-W
      deploy, flash, install, upload, push, update, upgrade, apply
    W
    object = <<-W
      firmware, code, control software, control logic, flight software, update package
    W
    noun = <<-W
      rover, drone, uav, vehicle, car, robot, satellite, spacecraft, surgery, surgical, implant,
      pacemaker, insulin, infusion, ventilator, turbine, reactor, grid, substation, elevator, train,
      smart home, smarthome, exoskeleton, prosthesis, medical device, plc, machine, lock, door
    W
    not_object   = ["@machine.paper", "code review", "machine learning", "virtual machine"]
    not_noun     = ["@plant.software", "aws", "gcp", "azure"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }
}
