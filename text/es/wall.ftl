### El muro. Véase README.md.

## Sanciones: dónde se muestran

penalty-wall = Sanción: { $kinds }

## Tableros físicos: dónde se muestran

physical-board-alarm = Tablero físico distinto
physical-board-alarms = { $n ->
    [one] { $n } tablero distinto
   *[other] { $n } tableros distintos
}
physical-board-tile = tablero distinto
physical-board-do = Pida al jugador que ponga el tablero como en la partida. Si falla un sensor, siga sin él.

## Tableros físicos: como los ve un equipo

physical-board-tile-battery = batería del tablero { $percent } %

wall-health-level-problem = { $n ->
    [one] problema
   *[other] problemas
}
wall-health-level-attention = { $n ->
    [one] por atender
   *[other] por atender
}
wall-health-level-waiting = en espera
wall-health-level-good = bien
wall-health-level-not-needed = sin uso

wall-checks-none-left = Todos los jugadores están controlados.
wall-checks-pass-one = Superado: { $kind }

wall-wall-title = Dispositivos de la sede
wall-wall-settings = Ajustes
wall-wall-devices = Todos los dispositivos
wall-wall-trouble = Dispositivos con problemas
wall-wall-connected = Los dispositivos de todos los jugadores están conectados.
wall-wall-present = Todos los jugadores están presentes.
wall-wall-cut-off = Sin conexión con el coordinador: las jugadas esperan.
wall-wall-not-needed = Ningún jugador necesita un dispositivo ahora.
wall-wall-not-checked = { $n ->
    [one] { $n } jugador sin control.
   *[other] { $n } jugadores sin control.
}
wall-wall-absent = { $n ->
    [one] { $n } jugador ausente.
   *[other] { $n } jugadores ausentes.
}
wall-wall-waits = La ronda espera: todos los relojes están parados.
wall-wall-waits-by = La ronda espera: la detuvo { $who }.
wall-wall-paused = { $n ->
    [one] { $n } partida en pausa.
   *[other] { $n } partidas en pausa.
}
wall-wall-check-failed = { $n ->
    [one] { $n } jugador no superó un control.
   *[other] { $n } jugadores no superaron un control.
}
wall-wall-moves-waiting = Ya se alcanza al coordinador: los dispositivos se están reconectando.
wall-wall-awaits-ruling = { $n ->
    [one] { $n } partida espera una decisión.
   *[other] { $n } partidas esperan una decisión.
}
wall-wall-awaited = { $n ->
    [one] El nodo de la sede acaba de arrancar y espera a { $n } dispositivo.
   *[other] El nodo de la sede acaba de arrancar y espera a { $n } dispositivos.
}
wall-wall-unheard = Esta página no oye nada ahora: lo que muestra es antiguo.
wall-wall-unreached = Desde aquí no se puede ordenar, anotar ni responder nada hasta que se vuelva a oír al nodo de la sede.
wall-wall-none = No hay dispositivos dados de alta en esta sede.
wall-wall-rest = +{ $n } con problemas
wall-wall-rest-what = ver todos
wall-wall-every-device = Ver todos los dispositivos
wall-wall-below = { $n ->
    [one] { $n } dispositivo más abajo
   *[other] { $n } dispositivos más abajo
}
wall-wall-below-troubled = { $n } con problemas

wall-tile-ago = { " " }de antigüedad
wall-tile-breached = una infracción

wall-ring-device = Dispositivo { $device }: alarma
wall-ring-uplink = No se alcanza al coordinador

wall-tile-calls = LLAMA
wall-tile-helped = EN CAMINO
wall-tile-out = FUERA
wall-tile-objected = impugnado
wall-tile-with = { $state }, { $more }
wall-tile-game-runs = partida en marcha
wall-tile-goes-to = a { $device }, pedido
wall-tile-comes-from = para { $device }, pedido

wall-below = { $n } más abajo

wall-meanwhile-title = Entretanto en la sala
wall-meanwhile-elsewhere = En otros puestos:
wall-meanwhile-none = Ninguna otra alarma.
wall-meanwhile-rest = +{ $n } más

wall-node-uplink-well = Enlace
wall-node-uplink-late = Enlace: sin respuesta
wall-node-uplink-silent = Sin enlace
wall-node-uplink-unknown = Enlace: se desconoce
wall-node-no-broker = El nodo no oye a su intermediario: no se puede oír ningún dispositivo.
wall-node-no-answer = El coordinador no responde desde hace
wall-node-no-uplink = No se alcanza al coordinador desde hace
wall-node-no-uplink-what = . Las órdenes a dispositivos funcionan; aquí no se anuncian llamadas ni incidentes nuevos.

wall-alarms-title = Llamadas e incidentes
wall-alarms-call = LLAMADA
wall-alarms-calls = { $who } llaman al árbitro
wall-alarms-objects = { $who } protestan el resultado { $result }
wall-alarms-asks-leave = { $who } piden salir de la zona de juego
wall-alarms-board = Tablero { $board }
wall-alarms-happened-at = Ocurrió en { $devices }, antes de que se moviera el puesto.
wall-alarms-boards = Tableros { $board }
wall-alarms-n-calls = { $n ->
    [one] { $n } llamada
   *[other] { $n } llamadas
}
wall-alarms-n-incidents = { $n ->
    [one] { $n } incidente
   *[other] { $n } incidentes
}
wall-alarms-none = Nadie llama.
wall-alarms-unknown = Ahora no se sabe: no se alcanza al coordinador.
wall-alarms-old = No se alcanza al coordinador: esto es lo último que dijo.

wall-call-here-come = Voy yo
wall-call-here-answer = Responder…
wall-call-here-note = Qué ha constatado (lo lee el jugador)
wall-call-here-no-needs-why = Para responder que no había motivo válido, escriba por qué.
wall-call-here-refusal-needs-why = Para denegar el permiso, escriba por qué.
wall-call-here-asked = Dicho aquí; el coordinador aún no ha respondido.
wall-call-here-answered = Respondida.
wall-call-here-elsewhere = Responde el árbitro técnico local o el árbitro principal local aquí, en el panel, o un árbitro en la consola, en Llamadas.
wall-call-here-leave-elsewhere = El permiso lo concede el árbitro principal local aquí, en el panel, o un árbitro en la consola, en Llamadas.
wall-call-here-objection-elsewhere = A una protesta responde un árbitro en la consola, en Llamadas: se trata del resultado, que aprueba un árbitro.

wall-call-word-coming = va a la llamada
wall-call-word-valid = llamada respondida: sí
wall-call-word-not-valid = llamada respondida: no

wall-leaves-title = Fuera de la sala con permiso
wall-leaves-since = desde las { $time }
wall-leaves-back = Ha vuelto
wall-leaves-back-title = De vuelta de un permiso
wall-leaves-back-at = de vuelta a las { $time }, { $away } fuera

wall-notices-title = Qué está parado, y el nodo de la sede

wall-thresholds-title = Un dispositivo se muestra, según los segundos desde su último contacto, como
wall-thresholds-lateMs = señal con retraso desde
wall-thresholds-silentMs = desconectado desde
wall-thresholds-alarmMs = alarma desde
wall-thresholds-what = Solo para mostrar. El servidor decide qué cuenta como desconexión.
wall-thresholds-save = Fijar
wall-thresholds-saved = Fijado.
wall-thresholds-unread = Escriba cada uno en segundos, como { $example }.
wall-thresholds-unsaved = Sin fijar: hasta entonces rigen { $late } s, { $silent } s y { $alarm } s.
wall-thresholds-discard = Deshacer lo escrito
wall-thresholds-overtaken = Otra persona los ha fijado desde que empezó a escribir.
wall-thresholds-mine = Los míos en su lugar

wall-device-locked-with = BLOQUEADO: { $text }

wall-stands-what-arbiter = Los dos relojes están parados: los paró un árbitro.
wall-stands-what-hold = Los dos relojes están parados: los árbitros pararon este tablero con otros.
wall-stands-what-silence = Los dos relojes están parados: un jugador está o estuvo desconectado y la partida no se ha reanudado.
wall-stands-what-outage = Los dos relojes están parados: el coordinador estuvo fuera de servicio y la partida no se ha reanudado.
wall-stands-what-ruling = Los dos relojes están parados: una decisión espera a que los dos jugadores estén listos o a que un árbitro reanude la partida.
wall-stands-what-postponed = Los dos relojes están parados: una decisión aplazó la partida.
wall-stands-what-awaits-ruling = La partida terminó con un incidente abierto. El árbitro principal aún debe decidir.

wall-machine-title = Equipo

wall-machine-state-engaging = bloqueándose
wall-machine-state-engaged = bloqueado
wall-machine-state-released = DESBLOQUEADO
wall-machine-state-unavailable = SIN BLOQUEO

wall-layer-state-reporting_only = solo avisa
wall-layer-state-broken = VULNERADA
wall-layer-state-unavailable = no disponible

wall-breach-stopped = INFRACCIÓN, impedida:
wall-breach-not-stopped = INFRACCIÓN, NO IMPEDIDA:
wall-breach-times = ({ $times } veces)
wall-breach-ago = hace { $age }

wall-enrol-title = Volver a registrar este dispositivo
wall-enrol-what = Para un dispositivo que se incorpora, o cuya clave es dudosa: él mismo hace su clave. Usted recibe un código y lo lee en voz alta ante el dispositivo.
wall-enrol-replace = Ya tiene una clave, que deja de valer desde entonces
wall-enrol-give = Dar un código
wall-enrol-holds = { $n ->
    [one] Vale un minuto más, una sola vez.
   *[other] Vale { $n } minutos más, una sola vez.
}
wall-enrol-tries = { $n ->
    [one] Puede ser erróneo una vez más.
   *[other] Puede ser erróneo { $n } veces.
}
wall-enrol-type = En el dispositivo: adoube-kiosk enrol { $code } --node HOST:PORT

wall-enrol-fate-used = El código se usó: el dispositivo está admitido
wall-enrol-fate-void = El código fue erróneo demasiadas veces y no vale: mire quién está ante el dispositivo
wall-enrol-fate-expired = El código caducó: dé otro
wall-enrol-fate-withdrawn = Se dio un código más nuevo para este dispositivo

wall-network-code-what = Muestra cuatro letras en «Otra red». La respuesta se dice a quien está ante él, que la escribe allí con el nombre y la contraseña de la red.
wall-network-code-ask = Responder

wall-network-order-title = Ordenar que entre en otra red
wall-network-order-what = Para un dispositivo al que todavía se oye: entra en esta red y falta unos segundos.
wall-network-order-sent = Ordenado

wall-network-code-title = Responder a un dispositivo que no alcanza a nadie

wall-networks-title = Red inalámbrica

wall-order-give = Órdenes
wall-order-text = Texto
wall-order-send = Enviar
wall-order-message = Mensaje
    .what = El jugador lo lee en su página.
wall-order-identify = Identificar
wall-order-list-applications = Listar aplicaciones
wall-order-run-checks = Hacer controles
wall-order-lock = Bloquear
    .what = Bloquea al jugador y muestra este mensaje. ¡Los relojes siguen en marcha!
wall-order-unlock = Desbloquear
wall-order-restart-page = Reiniciar página
    .what = La página desaparece unos segundos; ningún reloj se para por ello.
wall-order-join-network = Otra red

wall-orders-title = Órdenes y qué fue de ellas
wall-orders-none = No se ha dado ninguna orden.
wall-orders-cancel = Retirar
wall-orders-all = Mostrar las { $n }
wall-orders-few = Mostrar menos

wall-applications-title = Aplicaciones
wall-applications-none = Todavía no se han pedido.
wall-applications-at = A las { $time }
wall-applications-asked = Pedidas a las { $time }: { $fate }

wall-intents-title = Pedido al coordinador
wall-intents-cut-off = No se oye al coordinador: decidirá esto cuando vuelva el enlace.

wall-intent-move = seguir en { $device }
wall-intent-check = control { $kind }: { $found }
wall-intent-back = ha vuelto de su permiso

wall-pause-venue = Parar todos los relojes de la sede
wall-pause-game = Pausar esta partida
wall-pause-waits = Parando…
wall-pause-cut-off = Ahora no es posible: no se alcanza al coordinador. Llame por teléfono a un árbitro.
wall-pause-unreached = Ahora no es posible: el nodo de esta sede no responde.
wall-pause-no-game = Aquí no hay ninguna partida en curso.
wall-pause-all-stopped = Todos los relojes de aquí están parados

wall-intent-pause = pausar la partida
wall-intent-pause-venue = parar todos los relojes de la sede
wall-intent-resume = reanudar la partida
wall-intent-resume-venue = reanudar todas las partidas de la sede
wall-intent-stop-reason = indicar el motivo de una parada

wall-intents-until = vale hasta las { $time }
wall-intents-withdrawn-by = retirado por { $person }
wall-intents-done-expired = se hizo antes de que caducara
wall-intents-done-withdrawn = se hizo antes de que se retirara
wall-intents-unconfirmed = Puede que el coordinador lo oyera y aún no ha dicho si se hizo antes: se le pregunta hasta que lo diga, y desde entonces no hará nada de ello.

wall-check-asked = pedido
wall-check-during = El puesto pasó a este dispositivo durante la partida y nadie lo ha controlado. La partida sigue; el árbitro principal local anota el control, o el árbitro principal lo dispensa.

wall-checks-cut-off = No se oye al coordinador. Lo que anote se guarda aquí y se decide cuando vuelva el enlace.
wall-checks-all = Comprobar el bloqueo de todos los dispositivos
wall-checks-lock = Bloqueo
wall-checks-held-no-more = su equipo ya no está sujeto
wall-checks-holds = se mantiene
wall-checks-holds-not = NO SE MANTIENE
wall-checks-report = Informe, capa por capa
wall-checks-locks = { $hold } de { $of } bloqueos comprobados
wall-checks-unasked = no se exige bloqueo; sin comprobar
wall-checks-locks-unasked = sin bloqueo exigido: { $n }
wall-checks-locks-not = { $n } no se mantienen o no pudieron comprobarse
wall-checks-locks-open = { $n } aún en comprobación
wall-checks-open-word = sin controlar todavía
wall-checks-failed = { $n ->
    [one] { $n } jugador NO SUPERÓ el control.
   *[other] { $n } jugadores NO SUPERARON el control.
}
wall-checks-not-yours = Solo el árbitro principal local (LCA) anota los controles. Aquí ve lo que se encontró.
wall-checks-unheard = No se oye este dispositivo: su control podrá anotarse como superado cuando se oiga.
wall-checks-failing = { $who } no supera el control ({ $kind }) y no puede empezar su partida.
wall-checks-failing-during = { $who } no supera el control ({ $kind }). La partida sigue hasta que un árbitro la pause.
wall-checks-found = Qué se encontró
wall-checks-fail-now = Anotar como no superado
wall-checks-rest = Anotar el resto como superado ({ $n })
wall-checks-rest-what = { $n ->
    [one] Lo que falta de { $n } jugador se anota como superado: dispositivo y juego limpio.
   *[other] Lo que falta de { $n } jugadores se anota como superado: dispositivo y juego limpio.
}
wall-checks-rest-absent = Aún no han indicado que están: { $ids }. Anote el control de juego limpio solo de quienes haya visto.
wall-checks-absent = Aún no ha dicho que está presente. Registre el control de juego limpio solo de quien haya visto.
wall-checks-rest-now = { $n ->
    [one] { $n } jugador superó
   *[other] { $n } jugadores superaron
}
wall-checks-out-failed = Quedan fuera, por no haber superado un control: { $ids }
wall-checks-out-unheard = Quedan fuera, porque no se oyen: { $ids }
wall-checks-out-trouble = Quedan fuera, porque algo falla en ellos: { $ids }
wall-checks-out-asked = Quedan fuera, porque sus controles esperan decisión: { $ids }
wall-checks-rest-sent = Enviado de { $sent } de { $all } jugadores.
wall-checks-rest-waits = No se oye al coordinador: los demás siguen cuando decida, mientras esta página esté abierta.
wall-checks-rest-stop = Detener
wall-checks-rest-done = Enviado de { $sent } de { $all } jugadores.
wall-checks-rest-skipped = No de estos, que cambiaron entretanto: { $ids }

wall-spare-move = Pasar el puesto a un dispositivo de reserva
wall-spare-what = El jugador sigue en el otro dispositivo; este ya no puede actuar por él. Lo decide el coordinador.
wall-spare-none = No hay ningún dispositivo sin puesto.
wall-spare-gone = { $device } ya no es de reserva: elija otro equipo.
wall-spare-unheard = Este dispositivo no está conectado: hasta que lo esté, el jugador no podrá mover en él.
wall-spare-page-closed = La página de este dispositivo no está abierta: ábrala primero. Hasta entonces el jugador cuenta como desconectado, y su reloj puede correr.
wall-spare-check-before = El control de este dispositivo no pasa al otro: el árbitro principal local controla el de reserva antes de que empiece la partida, o el árbitro principal lo dispensa.
wall-spare-check-during = Una partida empezada sigue allí en cuanto el dispositivo de reserva está conectado y su página abierta. Si el torneo pide controles, el de reserva aparece como sin controlar hasta que el árbitro principal local lo anote.
wall-spare-goes-to = Este puesto ha de seguir en { $device }: pedido al coordinador, aún sin decidir.
wall-spare-comes-from = El puesto de { $device } ha de seguir aquí: pedido al coordinador, aún sin decidir.
wall-spare-device = Dispositivo de reserva
wall-spare-send = Pasar el puesto

wall-order-why-superseded = por una orden posterior
wall-order-why-unsent = no se envió al equipo
wall-order-why-told = el equipo la tiene; se le ha dicho y todavía no ha contestado
wall-order-why-may-have-it = el equipo puede tenerla; se le ha dicho y todavía no ha contestado
wall-order-why-said-nothing = el equipo la tiene y no dijo qué fue de ella
wall-order-why-not-there = el equipo no estaba
wall-order-why-no-answer = el equipo no contestó
wall-order-why-forgotten = el nodo de la sede se reinició y no guarda contraseñas: ordénelo otra vez
wall-order-why-joining = el equipo está entrando en la red; puede faltar unos segundos
wall-order-why-joined = el equipo está en esa red
wall-order-why-sealed = la contraseña de la red no se puede leer en este equipo: ordénelo otra vez
wall-order-why-late = llegó fuera de plazo
wall-order-why-undone = el equipo no la había empezado y la deja sin hacer
wall-order-why-interrupted = el agente se reinició mientras la ejecutaba
wall-order-why-on-page = en la página
wall-order-why-page-closed = no hay ninguna página abierta: consta en page.json, y en la página cuando la haya
wall-order-why-page-none = sin página: consta en page.json y en la salida del agente
wall-order-why-no-page = no hay página
wall-order-why-browser = no había página abierta: se cerró el navegador para que vuelva a iniciarse
wall-order-why-restarted = se mandó a la página que se cargara de nuevo
wall-order-why-applications = { $n1 } procesos con { $n2 } nombres, según los dice el propio equipo, lo que no prueba nada
wall-order-why-checked = { $n1 } líneas; se nombra lo que no se puede saber
wall-order-why-checking = se está probando cada capa del bloqueo, lo que lleva unos segundos
wall-order-why-proved = se probaron { $n1 } capas: se mantiene cada una que pide el evento
wall-order-why-unproved = { $n1 } de { $n2 } capas no se mantienen, aunque el evento las pide

wall-uplink-cut-not-yet = todavía sin enlace
wall-uplink-cut-unknown = terminó por un motivo desconocido
wall-uplink-cut-closed = el coordinador lo cerró
wall-uplink-cut-reset = se interrumpió
wall-uplink-cut-silent = dejó de llegar nada
wall-uplink-cut-unreachable = no se puede llegar al coordinador

wall-order-why-lifted = había bloqueado la página; se ha levantado ({ $how })
wall-order-why-not-lifted = bloqueó la página, y eso no se puede levantar: { $why }
wall-order-why-no-processes = el equipo no dice sus procesos: { $why }

wall-seen-list = { $first }, { $rest }
wall-seen-screens-untold = pantallas: este equipo no las dice
wall-seen-screens-none = pantallas: ninguna conectada
wall-seen-screens-one = pantallas: 1, { $name }
wall-seen-screens-many = pantallas: { $n1 }, MÁS DE UNA: { $names }
wall-seen-usb-untold = USB: este equipo no lo dice
wall-seen-usb-none = USB: no hay nada enchufado
wall-seen-usb-more = USB: y { $n1 } más
wall-seen-usb-device = USB: { $device } ({ $kinds })
wall-seen-kept-out = no admitido
wall-seen-no-known-kind = de clase desconocida
wall-seen-audio = audio
wall-seen-network-or-modem = red o módem
wall-seen-keyboard-or-mouse = teclado o ratón
wall-seen-camera = cámara
wall-seen-printer = impresora
wall-seen-storage = ALMACENAMIENTO
wall-seen-card-reader = lector de tarjetas
wall-seen-video = vídeo
wall-seen-wireless = inalámbrico
wall-seen-other = otro
wall-seen-connections-untold = conexiones: este equipo no las dice
wall-seen-connections-none = conexiones: ninguna
wall-seen-connections-more = conexiones: y { $n1 } más
wall-seen-connection = conexión: { $kind } { $own } con { $far } (usuario { $n1 })
wall-seen-waits = espera conexiones: { $kind } { $own } (usuario { $n1 })
wall-seen-windows-at = ventanas en { $screen }: { $n1 }
wall-seen-windows-of-compositor = ventanas en { $screen }: su compositor no las dice a nadie
wall-seen-windows-garbled = ventanas en { $screen }: su servidor responde algo que no se entiende
wall-seen-windows-refused = ventanas en { $screen }: su servidor no deja mirar a nadie
wall-seen-windows-silent = ventanas en { $screen }: su servidor no responde
wall-seen-window = ventana «{ $title }» en { $screen }
wall-seen-window-of = ventana «{ $title }» de { $name } (usuario { $n1 }) en { $screen }
wall-seen-windows-none = ventanas: ningún programa está conectado a una pantalla
wall-seen-windows-counted = ventanas: { $n1 } conexiones a una pantalla; de quién, solo adoube-lockd podría decirlo
wall-seen-windows-more = puede mostrar ventanas: y { $n1 } más
wall-seen-windows = puede mostrar ventanas: { $name } (usuario { $n1 }) en { $screen }
wall-seen-windows-untold = ventanas: este equipo no las dice
wall-seen-application = { $name } (usuario { $n1 })
wall-seen-applications = { $name } (usuario { $n1 }) ×{ $n2 }
wall-seen-stranger = { $name } (usuario { $n1 }) NO ESTÁ EN LA LISTA
wall-seen-strangers = { $name } (usuario { $n1 }) ×{ $n2 } NO ESTÁ EN LA LISTA
wall-seen-disk = disco: { $n1 } MB libres
wall-seen-disk-unknown = disco: no se sabe, { $why }
wall-seen-processes = procesos: { $n1 }
wall-seen-processes-unknown = procesos: no se sabe, { $why }
wall-seen-network = red: { $state }
wall-seen-network-by-air = red: { $state }, inalámbrica { $n1 } de 100
wall-seen-power = corriente: { $source }
wall-seen-power-battery = corriente: { $source }, batería { $n1 } %
wall-seen-up = en servicio
wall-seen-no-route = sin ruta
wall-seen-no-link = sin cable
wall-seen-no-association = sin red inalámbrica
wall-seen-unknown = desconocido
wall-seen-mains = de la red eléctrica
wall-seen-battery = de la batería
wall-seen-machine = equipo: { $state }
wall-seen-machine-why = equipo: { $state }, { $why }
wall-seen-machine-not-asked = equipo: no se le pide nada, y no se ha comprobado nada
wall-seen-engaging = se está bloqueando
wall-seen-engaged = sujeto
wall-seen-released = SUELTO
wall-seen-unavailable = no disponible
wall-seen-broker = broker: { $state }, sesión { $n1 }
wall-seen-connected = conectado
wall-seen-not-connected = sin conexión
wall-seen-taken-over = otro proceso tiene el lugar de este dispositivo
wall-seen-play-link = enlace de juego: { $state }
wall-seen-play-link-board = enlace de juego: { $state } { $board }
wall-seen-down = caído
wall-seen-connecting = conectando
wall-seen-seated = con mesa
wall-seen-waiting = en espera
wall-seen-time-ahead = hora: adelantada { $n1 },{ $n2 } s respecto al coordinador
wall-seen-time-behind = hora: atrasada { $n1 },{ $n2 } s respecto al coordinador
wall-seen-time-unheard = hora: sin comparar, no se oye al coordinador
wall-seen-time-scaled = hora: sin comparar, el tiempo del torneo va a otra velocidad
wall-seen-page = página: { $state }
wall-seen-none = ninguna
wall-seen-alive = viva
wall-seen-silent = en silencio
wall-seen-closed = cerrada
wall-seen-page-lock = bloqueo de la página: { $state }
wall-seen-locked-order = bloqueada por una orden
wall-seen-locked-rules = las reglas del evento para los dispositivos
wall-seen-not-locked = sin bloquear

wall-trips-title = Ida y vuelta
wall-trips-venue = al intermediario de la sede
wall-trips-coordinator = al coordinador
wall-trips-label = Ida y vuelta: { $venue } al intermediario de la sede, { $coordinator } al coordinador

wall-vitals-title = Lo que dice de sí mismo
wall-vitals-title-old = Lo que dijo de sí mismo, oído por última vez hace { $age }
wall-vitals-play = Enlace de juego
wall-vitals-page = Página
wall-vitals-network = Red
wall-vitals-power = Energía
wall-vitals-pings = Pings respondidos
wall-vitals-missed = Señales perdidas
wall-vitals-heard-venue = Oyó al intermediario hace
wall-vitals-heard-coordinator = Oyó al coordinador hace
wall-vitals-relay = Con relé ahora
wall-vitals-slept = Durmió
wall-vitals-journal = Líneas de diario por llegar

wall-play-link-down = caído
wall-play-link-connecting = conectando
wall-play-link-waiting = en espera
wall-play-link-seated = sentado

wall-page-none = ninguna prevista
wall-page-alive = viva
wall-page-silent = en silencio
wall-page-closed = cerrada

wall-power-mains = corriente
wall-power-battery = batería
wall-power-unknown = desconocida

wall-turns-title = Qué le pasó
wall-turns-alarm = alarma
wall-turns-since = Los últimos 200 cambios desde que arrancó el nodo de la sede; todo está en el registro.
