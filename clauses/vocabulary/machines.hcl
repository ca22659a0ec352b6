# Machines by the servers, libraries and topics that only they are behind.

# Systems that nothing but machines are behind.
set "machine.only" {
  words = <<-W
    plc, scada, modbus, opcua, opc ua, bacnet, canbus, can bus, robot, mavlink, px4, ardupilot,
    kuka, fanuc, abb robot, abb_robot, yaskawa, staubli, franka, xarm, dobot, ur5, ur10, ur3, ur16,
    moveit, urscript, cobot, robotic arm, robot_arm, robot arm, agv, amr, infusion_pump,
    infusion pump, infusomat, alaris, perfusor, syringe pump, syringe_pump, ventilator, pacemaker,
    linac, dialysis, anesthesia, ecmo, defibrillator, profinet, twincat, codesys, wincc, kepware,
    kepserver, iec104, iec 104, iec61850, dnp3, dnp 3, turbine, reactor, interlocking, stellwerk,
    substation, umspannwerk, crane, cnc, gcode, octoprint, klipper, moonraker, laser_cutter,
    laser cutter, furnace, boiler, conveyor, forklift, autoclave, ecu, ecu_tool, uds, obd, obd2,
    dronekit, djitellopy, asyncua, node opcua, pymodbus, snap7, pycomm3, pylogix, minimalmodbus,
    urx, rtde, odrive, dynamixel, rtu, dcs, deltav, hmi, profibus, ethercat, canopen, j1939, knx,
    dali, floodgate, sluice, schleuse, kessel, pumpwerk, klaerwerk, wasserwerk, turbina, grua,
    automate programmable, robotica, robotik, schrittmotor, servo, actuator, gantry, injector,
    insulin, insulin_loop, bolus, medgate, beatmung, beatmungsgeraet, chiller, ahu, sprinkler,
    opentrons, hamilton star, tecan, liquid handler, pipetting robot, thermocycler, centrifuge, incubator, bioreactor, weir,
    gas valve, valve, pump, ventilsteuerung, pumpensteuerung, sps, drone, quadcopter, uav, rover,
    exoskeleton
  W
}

# What is asked of them without moving anything.
set "machine.asked" {
  words = <<-W
    status, state, alarm, info, list, history, trend, telemetry, reading, diagnostic, health,
    version, schema, sensor, measurement, browse, config list, inventory, detail, event, data,
    record, spec, specification, datasheet, price, catalogue, lead, listing, title, plate,
    valuation, registration, name, metadata, owner, asset, documentation, utilisation, utilization,
    uptime, statistic, count, value read, snapshot, preview, simulate, plan, map, image, photo,
    camera, stream, connection, session, login, search, subscription, work order, ticket, resource,
    look, observe, surrounding, count, number, throughput, yield, oee, kpi, overview, summary,
    downtime, counter, mileage, consumption, capacity, forecast, energy report, vital, log, report
  W
}

# Software that is called after machines.
set "machine.software" {
  words = <<-W
    uipath, rpa, automation anywhere, automation_anywhere, blueprism, blue_prism, robocorp,
    robot framework, robot_framework, robotframework, robots_txt, robots txt, txt, bot, chatbot,
    spring, spring boot, spring_actuator, boot, steam, drone_ci, drone ci, ci, build, pipeline,
    trading, advisor, calendar, sales, billing, invoice, training, research, paper, playlist, quiz,
    lesson, template, rule engine, search engine
  W
}

concept "operating machines by their own servers" {
  kind   = "action"
  object = "never"

  # A name that is no verb: kuka ptp, reactor scram.
  mcp {
    noun      = ["@machine.only"]
    call_mode = ["unknown"]
    not_call_object = <<-W
      @machine.asked, @machine.paper, rpc, call, request, query, execute, tool, help, ping, read,
      get, who
    W
    not_noun = <<-W
      @machine.software, simulator, sim, simulation, gazebo, docs, documentation, shop, game, store,
      unity, unreal,
      blender, godot,
      leads, rental, twin, data pump, data_pump, oracle
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  mcp {
    noun = ["@machine.only"]
    verb = <<-W
      lift, flash, fire, slew, swing, dose, inject, bolus, ramp, trip, scram, vent, dispatch,
      calibrate, home, reset, clear, deliver, start, stop, set, write, enable, disable, force,
      override, actuate, open, close, switch, turn, halt, abort, resume, park, adjust, titrate,
      administer, program, execute, run, play, move, jog, drive, goto, raise, lower, release, toggle,
      activate, deactivate, shutdown, restart, reboot, pause, increase, decrease, push, apply, send
    W
    not_call_object = <<-W
      @machine.asked, @machine.paper, test, training, inspection, maintenance, poll, polling,
      subscription
    W
    not_verb = <<-W
      get, list, read, search, describe, subscribe, monitor, simulate
    W
    not_noun = <<-W
      @machine.software, simulator, sim, simulation, gazebo, docs, documentation, jira, github,
      unity, unreal, blender,
      godot, shop, game, store, leads, rental, twin, elevator pitch, data_pump, data pump, oracle
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # What robots are asked over ROS, by the name of the topic, the service or the action.
  mcp {
    noun = ["ros", "ros2", "rosbridge", "roslibpy"]
    verb = ["send", "call", "publish", "execute", "start", "set", "invoke"]
    when = "any(call.args, .value matches '(?i)(^|[/_])(cmd_vel|navigate|nav_to|goto|move|goal|pose|trajectory|gripper|joint|arm|dock|undock|spin|lift|motor|servo|actuator|takeoff|land|conveyor|pump|wrench|thrust|throttle|steering|brake|io)([/_]|$|[a-z]*[/_])')"
    not_call_value = [
      "service=/rosapi*",
      "service_name=/rosapi*",
      "service=*get_*",
      "service_name=*get_*",
      "service=*list*",
      "service_name=*list*",
    ]
    not_noun = [
      "simulator",
      "sim",
      "simulation",
      "gazebo",
      "docs",
      "documentation",
      "bag",
      "rosbag",
    ]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  mcp {
    verb = <<-W
      set, switch, stellen, throw, release, clear, lock, unlock, align
    W
    noun = <<-W
      railway, stellwerk, interlocking, signalbox, rail, signal box, train control, traffic control,
      traffic_control, lsa, ampel
    W
    not_call_object = <<-W
      @machine.asked, @machine.paper, ticket, timetable, fare, seat, booking, alert
    W
    not_noun = <<-W
      simulator, sim, simulation, railway app, deployment, variable, service, environment
    W
    call_key = <<-W
      switch, signal, aspect, route, phase, weiche, lage, junction, position, aiguille, agulja
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # A dose, a rate, a therapy of a device at a bed.
  call {
    verb = <<-W
      set, adjust, change, update, start, stop, increase, decrease, titrate, program, apply, resume,
      pause, deliver, write, modify, create, dose
    W
    key = <<-W
      pump, pump id, ventilator, infusion, ml per h, ml h, ml hr, peep, fio, basal, bolus,
      bolus unit, flow rate ml, device channel, bed device
    W
    noun = <<-W
      pump, infusion, ventilator, bolus, basal, dose, rate, therapy, medgate, icu, bedside, device,
      setting, alarm limit, mode, drug, channel
    W
    not_object = <<-W
      @machine.paper, record, note, prescription, order, schedule, work order, asset, inventory
    W
    not_noun = <<-W
      simulator, sim, simulation, ehr, erp, cmms, shop
    W
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # Vehicles: what an argument tells them to do.
  call {
    verb = <<-W
      send, execute, issue, invoke, post, trigger, run, call, remote, command
    W
    key = <<-W
      vin, vehicle, vehicle id, car id, truck, drone id, robot, robot id
    W
    when         = "call.value matches '(?i)^([a-z]+_)*(command|cmd|action|befehl|commande|comando|operation|op)=[a-z_. -]*(engine|unlock|lock|door|immobil|start|stop|brake|honk|horn|trunk|drive|move|dock|arm|land|launch|goto|park|window|climate|charge|disable)'"
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  call {
    verb = <<-W
      start, stop, kill, cut, disable, enable, remote
    W
    object = ["engine", "ignition", "starter", "motor"]
    key = <<-W
      vin, vehicle, vehicle id, car id, truck, vehicle uuid, unit
    W
    not_object = ["@machine.paper"]
  }

  # Locks, doors, garages and heating of a home or a building, by the entity.
  call {
    noun = <<-W
      homeassistant, home_assistant, home assistant, hass, openhab, smartthings, ha, home-assistant,
      smart_home, smarthome, domoticz, homey, hubitat, fhem, iobroker, zigbee2mqtt, zwave
    W
    verb = <<-W
      call, turn, toggle, set, unlock, lock, open, close, trigger, execute, send, control, run,
      invoke, switch, update, write, activate
    W
    when     = "call.value matches '(?i)^([a-z]+_)*(item|entity|entity_id|name|device|target|device_id|thing|data|id|node)=([a-z0-9 _.:-]*)(lock|garage|valve|pump|boiler|door|gate|heat|furnace|alarm|cover[.]|climate[.]|sprinkler|irrigation|oven|stove|setpoint|siren|water)' or call.value in ['domain=lock', 'domain=cover', 'domain=valve', 'domain=alarm_control_panel', 'action=unlock', 'action=open_cover', 'service=unlock', 'service=open_cover', 'action=alarm_disarm']"
    not_verb = ["get", "list", "read"]
  }

  # Doors and hatches in other words.
  call {
    verb = <<-W
      open, close, release, unlock, lock, raise, lower
    W
    object = <<-W
      vent, hatch, porte, portail, puerta, compuerta, tor, luke, klappe, rolltor, garagentor,
      shutter, roller shutter, skylight, bay, dock door, cell door, lock gate, airlock, schranke,
      barriere, barrera, poller
    W
    not_object = ["@machine.paper", "@machine.asked", "feature", "state"]
    not_noun = <<-W
      simulator, sim, game, browser, unity, unreal, godot, blender, tor_browser
    W
  }

  # Bytes into the ports that control systems listen on: Modbus, S7, EtherNet/IP, DNP3, IEC 104, OPC UA, BACnet, robots.
  send {
    channel   = ["request"]
    code_call = ["**.send*", "**.write*"]
    call_value = <<-W
      port=502, port=102, port=44818, port=20000, port=2404, port=4840, port=47808, port=30001,
      port=30002, port=30003, port=29999
    W
    not_to = ["local"]
  }

  # Libraries that speak to machines.
  call {
    code_call = <<-W
      c104.**.transmit, c104.**.set, iec104.**.*, pydnp3.**.*, dnp3.**.operate*,
      asyncua.**.write_value, asyncua.**.set_value, asyncua.**.write_values, asyncua.**.call_method,
      opcua.**.set_value, opcua.**.write_value, opcua.**.call_method, opcua.**.set_data_value,
      **.write_attribute_value, can.**.send, can.**.send_periodic, socketcan.**.send, isotp.**.send, canopen.**.write,
      canopen.**.nmt.*,
      udsoncan.**.write_data_by_identifier, udsoncan.**.ecu_reset, dronekit.**.simple_*,
      **.simple_takeoff, **.simple_goto, **.command_long_send, **.set_mode_send, **.arducopter_arm,
      djitellopy.**.takeoff, djitellopy.**.move_*, urx.**.move*, urx.**.set_*,
      rtde_control.**.move*, rtde_control.**.*, pycomm3.**.write, pylogix.**.Write,
      snap7.**write*, snap7.**.plc_stop, snap7.**.plc_cold_start, snap7.**.plc_hot_start,
      node-snap7.**Write*, node-snap7.**Plc*, BAC0.**.write, bac0.**.write, bacpypes*.**write*,
      bacpypes*.**WritePropertyRequest, node-bacnet.**write*, bacstack.**write*,
      minimalmodbus.**.write_*, xarm.**.set_*, odrive.**.*, modbus-serial.**.write*,
      modbus-serial.**.*, node-opcua.**write*, node-opcua.**.call, nodes7.**writeItems,
      nodes7.**.writeItem, nodes7.**.addAndWrite*, jsmodbus.**.write*, **.writeRegister,
      **.writeRegisters, **.writeCoil, **.writeCoils, **.writeSingleRegister, **.writeSingleCoil,
      **.writeMultipleRegisters, **.writeMultipleCoils, **.write_single_coil,
      **.write_single_register, **.write_multiple_coils, **.write_multiple_registers,
      **.WriteSingleRegister, **.WriteSingleCoil, **.WriteMultipleRegisters,
      **.WriteMultipleCoils, **.write_variable, pymcprotocol.**write*, pymcprotocol.**.remote_*,
      fins.**write*, omron-fins.**write*, aphytcomm.**write*, ethernet-ip.**write*,
      st-ethernet-ip.**write*, cpppo.**write*, pycomm3.**write*, pylogix.**Write*, ads-client.**write*,
      node-ads.**write*, pyModbusTCP.**.write_*, umodbus.**.write_*, gos7.**Write*, gopcua.**Write*,
      pyads.**write*, epics.caput*, epics.**.put,
      xknx.**.set, spot.**.blocking_stand, bosdyn.**.blocking_*, moveit_commander.**.go,
      moveit_commander.**.execute
    W
    not_code_call = <<-W
      **.modbus-serial.connect*, modbus-serial.connect*, modbus-serial.**.read*,
      modbus-serial.**.connect*, modbus-serial.**.set*, odrive.find_any, modbus-serial.**.close
    W
    not_call_value = [
      "*=localhost",
      "*=127.0.0.1",
      "*=*simul*",
      "*=vcan*",
      "*=opc.tcp://localhost**",
    ]
    call_mode = ["read", "change", "unknown"]
  }

  # A switch of a door or a plant that a plain address works: relay.cgi?gate=7&state=open.
  http {
    method       = ["GET"]
    when         = "(http.path matches '(?i)(^|[/_.-])(relays?|gpio|digitaloutput|setdo|dout|door|gate|barrier|valve|pump|sluice|turnstile|schranke|tor|ventil|pumpe|bollard|burner|boiler|plc|outlet)[_.0-9-]*([.](cgi|php|asp|aspx|html?|json|xml))?(/[0-9a-z]{1,3})?/?$' or http.host matches '(?i)(^|[.-])(doors?|gates|barrier|valves?|pumps?|plc|turnstile|schranke|relay-?board|io-?module|boiler|sluice)([.0-9-]|$)') and call.value matches '(?i)^(state|status|action|cmd|command|turn|set|switch|power|value|val|on|off|open|close|output|out|mode|pulse|trigger|relay|do|coil|r|ch|channel|gpio)_?[0-9]*=(open|on|off|close|closed|unlock|lock|toggle|pulse|start|stop|up|down|trip|release|true|enable|disable)$'"
    not_place    = ["local", "outside"]
    not_env_name = ["sim", "simulator", "simulation", "sandbox"]
  }

  # Topics of machines, whatever the bus is called.
  call {
    act_kind = ["call"]
    object   = ["pub", "publish", "single", "emit", "produce"]
    noun = <<-W
      mqtt, mosquitto, paho, broker, bus, topic, iot, nats, amqp, zenoh, sparkplug
    W
    when       = "call.value matches '(?i)^[a-z_]*=[^ ]*(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|cmd_vel|door|brake|throttle|furnace|infus|ventil|turbine|crane|relay|hvac|pompe|bomba|vanne|schranke|roboter|sollwert|consigne|kessel|sprinkler|aufzug|spindle)[^ ]*/' or call.value matches '(?i)^[a-z_]*=[^ ]*/[^ ]*(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|cmd_vel|door|brake|throttle|furnace|infus|ventil|turbine|crane|relay|hvac|pompe|bomba|vanne|schranke|roboter|sollwert|consigne|kessel|sprinkler|aufzug|spindle)'"
    not_object = ["status", "telemetry", "read"]
  }

  call {
    code_call = ["**.publish", "**.publish.single", "**.publish.multiple", "**.publishAsync"]
    when      = "(call.noun == 'mqtt' or call.noun == 'paho' or call.noun == 'aiomqtt') and call.value matches '(?i)^[a-z_0-9]*=[^ ]*(valve|pump|boiler|motor|plc|breaker|conveyor|setpoint|actuator|robot|cmd_vel|door|brake|throttle|furnace|infus|ventil|turbine|crane|relay|hvac|pompe|bomba|vanne|schranke|roboter|sollwert|consigne|kessel|sprinkler|aufzug|spindle)'"
    call_mode = ["read", "change", "unknown"]
  }

  # Commands to a device by the cloud that it is connected to.
  call {
    verb = ["send", "invoke", "publish", "call", "execute", "post"]
    object = <<-W
      c2d message, c d message, d message, direct method, device method, downlink, device command,
      command, device rpc, cloud message
    W
    noun = <<-W
      iot, iot hub, device, ttn, lorawan, chirpstack, particle, thingsboard, losant, edge, gateway
    W
    when = "call.value matches '(?i)^([a-z]+_)*(device|device_id|thing|thing_name|target|node|dev_eui|end_device)=[^ ]*(valve|pump|press|boiler|motor|plc|breaker|conveyor|robot|door|brake|furnace|turbine|crane|relay|hvac|lock|kiln|oven|compressor|chiller|mixer|agitator|heater|gate)'"
  }
}

# Unknown paths and texts are none of these.
concept "files and frames for controllers" {
  kind    = "action"
  object  = "never"
  unknown = "false"

  # A folder that a controller takes its programs and its set points from.
  file {
    op   = ["write", "append", "edit", "move"]
    when = "file.path matches '(?i)(^|[/_.-])(plc|sps|dcs|scada|rtu|cnc|hmi|kuka|fanuc|robot|controller|machine|maschine|automate)s?[_.-]?[a-z0-9_.-]{0,24}[/_-]?(hot|drop|watch|inbox|incoming|download|upload|transfer|recipe|rezept|setpoint|sollwert)[a-z_-]*/' and file.place != 'workspace' and file.place != 'scratch' and not (file.path matches '(?i)(sim|simulat[a-z]*|test|mock|docs?)[/_-]')"
  }

  # A frame that sets something, into a port of this machine.
  file {
    op         = ["write", "append"]
    data_class = ["bus-write"]
  }
}

map "words" {
  words = {
    puerta = "door", porte = "door", tuere = "door", turen = "door", registre = "register",
    registro_modbus = "register", valvula = "valve", bomba = "pump", valeur = "value",
    wert = "value", werte = "value", pompes = "pump", vannes = "valve", ventile = "valve",
    pumpen = "pump", grue = "crane", kran = "crane", grua = "crane", chaudiere = "boiler",
    caldera = "boiler", kessel = "boiler", ofen = "furnace", horno = "furnace",
    foerderband = "conveyor", forderband = "conveyor", convoyeur = "conveyor",
    cinta_transportadora = "conveyor", aufzug = "elevator", ascenseur = "elevator",
    ascensor = "elevator", bremse = "brake", frein = "brake", freno = "brake", moteur = "motor",
    drohne = "drone", dron = "drone", beatmungsgeraet = "ventilator", respirateur = "ventilator",
    respirador = "ventilator", perfusion = "infusion", infusionspumpe = "infusion pump",
    dosis = "dose", schuetz = "breaker", disjoncteur = "breaker", interruptor = "breaker",
    turbina = "turbine", vehiculo = "vehicle", fahrzeuge = "vehicle", roboterarm = "robot arm",
    copias = "backup",
  }
}
