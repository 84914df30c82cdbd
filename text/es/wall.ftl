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
physical-board-do = Pida al jugador que ponga el tablero como en la partida. Si falla un sensor, continúe sin él.

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

wall-checks-none-left = Todos los jugadores han pasado el control.
wall-checks-pass-one = Superado: { $kind }

wall-wall-title = Dispositivos de esta sede
wall-wall-settings = Ajustes
wall-wall-devices = Todos los dispositivos
wall-wall-trouble = Dispositivos con problemas
wall-wall-connected = Todos los dispositivos de los jugadores están conectados.
wall-wall-present = Todos los jugadores se han presentado.
wall-wall-cut-off = Sin conexión con el servidor: hay jugadas en espera.
wall-wall-not-needed = Ningún jugador necesita un dispositivo ahora.
wall-wall-not-checked = { $n ->
    [one] { $n } jugador sin control.
   *[other] { $n } jugadores sin control.
}
wall-wall-absent = { $n ->
    [one] { $n } jugador ausente.
   *[other] { $n } jugadores ausentes.
}
wall-wall-waits = Ronda en pausa: todos los relojes están parados.
wall-wall-waits-by = Ronda en pausa: la paró { $who }.
wall-wall-paused = { $n ->
    [one] { $n } partida en pausa.
   *[other] { $n } partidas en pausa.
}
wall-wall-check-failed = { $n ->
    [one] { $n } jugador no superó un control.
   *[other] { $n } jugadores no superaron un control.
}
wall-wall-moves-waiting = El servidor vuelve a estar conectado: los dispositivos se están reconectando.
wall-wall-awaits-ruling = { $n ->
    [one] { $n } partida espera una decisión.
   *[other] { $n } partidas esperan una decisión.
}
wall-wall-awaited = { $n ->
    [one] El nodo de la sede acaba de arrancar y está esperando { $n } dispositivo.
   *[other] El nodo de la sede acaba de arrancar y está esperando { $n } dispositivos.
}
wall-wall-unheard = Esta página no tiene conexión: lo que muestra no está actualizado.
wall-wall-unreached = Aquí no puede enviar órdenes, anotar controles ni responder llamadas hasta que el nodo de la sede vuelva a responder.
wall-wall-none = No hay ningún dispositivo registrado en esta sede.
wall-wall-rest = +{ $n } con problemas
wall-wall-rest-what = ver todos
wall-wall-every-device = Ver todos los dispositivos
wall-wall-below = { $n ->
    [one] { $n } dispositivo más abajo
   *[other] { $n } dispositivos más abajo
}
wall-wall-below-troubled = { $n } con problemas

wall-tile-ago = { " " }desde el último contacto
wall-tile-breached = infracción

wall-ring-device = Dispositivo { $device }: alarma
wall-ring-uplink = Sin conexión con el servidor

wall-tile-calls = LLAMA
wall-tile-helped = EN CAMINO
wall-tile-out = FUERA
wall-tile-objected = protesta
wall-tile-with = { $state }, { $more }
wall-tile-goes-to = a { $device }, en espera
wall-tile-comes-from = de { $device }, en espera

wall-below = { $n } más abajo

wall-meanwhile-title = En el resto de la sala
wall-meanwhile-elsewhere = En el resto de la sala:
wall-meanwhile-none = Ninguna otra alarma.
wall-meanwhile-rest = +{ $n } más

wall-node-uplink-well = Servidor
wall-node-uplink-late = Servidor: sin respuesta
wall-node-uplink-silent = Sin servidor
wall-node-uplink-unknown = Servidor: desconocido
wall-node-no-broker = El nodo de la sede no alcanza su bróker: no se ve ningún dispositivo. Llame al técnico.
wall-node-no-answer = El servidor no responde desde hace
wall-node-no-uplink = Sin conexión con el servidor desde hace
wall-node-no-uplink-what = . Las órdenes a los dispositivos funcionan. Las llamadas y los incidentes nuevos no aparecen aquí.

wall-alarms-title = Llamadas e incidentes
wall-alarms-call = LLAMADA
wall-alarms-board = Tablero { $board }
wall-alarms-happened-at = Ocurrió en { $devices }, antes de trasladar el puesto.
wall-alarms-boards = Tableros { $board }
wall-alarms-n-calls = { $n ->
    [one] { $n } llamada
   *[other] { $n } llamadas
}
wall-alarms-n-incidents = { $n ->
    [one] { $n } incidente
   *[other] { $n } incidentes
}
wall-alarms-none = No hay llamadas.
wall-alarms-unknown = Desconocido: sin conexión con el servidor.
wall-alarms-old = Sin conexión con el servidor. Este es el último estado conocido.

wall-call-here-come = Voy yo
wall-call-here-answer = Responder…
wall-call-here-note = Qué ha constatado (lo leerá el jugador)
wall-call-here-no-needs-why = Para responder «sin motivo válido», escriba por qué.
wall-call-here-refusal-needs-why = Para denegar el permiso, escriba por qué.
wall-call-here-asked = Enviado. El servidor aún no lo ha confirmado.
wall-call-here-answered = Respondida.
wall-call-here-elsewhere = Responde el árbitro técnico local o el árbitro principal local aquí, en el panel, o un árbitro en la consola, en Llamadas.
wall-call-here-leave-elsewhere = El permiso lo concede el árbitro principal local aquí, en el panel, o un árbitro en la consola, en Llamadas.
wall-call-here-objection-elsewhere = A una protesta responde un árbitro en la consola, en Llamadas, porque un árbitro aprueba el resultado.

wall-call-word-coming = va a la llamada
wall-call-word-valid = llamada respondida: sí
wall-call-word-not-valid = llamada respondida: no

wall-leaves-title = Fuera de la sala con permiso
wall-leaves-since = desde las { $time }
wall-leaves-back = Ha vuelto
wall-leaves-back-title = De vuelta de un permiso
wall-leaves-back-at = de vuelta a las { $time }, { $away } fuera

wall-notices-title = Pausas y nodo de la sede

wall-thresholds-title = Segundos sin contacto antes de mostrar un dispositivo como
wall-thresholds-lateMs = señal con retraso
wall-thresholds-silentMs = desconectado
wall-thresholds-alarmMs = alarma
wall-thresholds-what = Solo para mostrar. El servidor decide qué cuenta como desconexión.
wall-thresholds-save = Guardar
wall-thresholds-saved = Guardado.
wall-thresholds-unread = Escriba cada valor en segundos, como { $example }.
wall-thresholds-unsaved = Sin guardar. Ahora se usan { $late } s, { $silent } s y { $alarm } s.
wall-thresholds-discard = Descartar cambios
wall-thresholds-overtaken = Otra persona los cambió después de que usted empezara a escribir.
wall-thresholds-mine = Mantener los míos

wall-device-locked-with = BLOQUEADO: { $text }

wall-stands-what-arbiter = Los dos relojes están parados: un árbitro pausó la partida.
wall-stands-what-hold = Los dos relojes están parados: los árbitros pausaron esta partida junto con otras.
wall-stands-what-silence = Los dos relojes están parados: un jugador está o estuvo desconectado y la partida no se ha reanudado.
wall-stands-what-outage = Los dos relojes están parados: el servidor no funcionaba y la partida no se ha reanudado.
wall-stands-what-ruling = Los dos relojes están parados tras una decisión, hasta que los dos jugadores estén listos o un árbitro reanude la partida.
wall-stands-what-postponed = Los dos relojes están parados: una decisión aplazó la partida.
wall-stands-what-awaits-ruling = La partida terminó con un incidente abierto. El árbitro principal aún debe decidir.

wall-machine-title = Bloqueo del ordenador

wall-machine-state-engaging = bloqueándose
wall-machine-state-engaged = bloqueado
wall-machine-state-released = BLOQUEO RETIRADO
wall-machine-state-unavailable = SIN BLOQUEO

wall-layer-state-reporting-only = solo avisa
wall-layer-state-broken = VULNERADA
wall-layer-state-unavailable = no disponible

wall-breach-stopped = INFRACCIÓN, impedida:
wall-breach-not-stopped = INFRACCIÓN, NO IMPEDIDA:
wall-breach-times = ({ $times } veces)
wall-breach-ago = hace { $age }

wall-enrol-title = Volver a registrar este dispositivo
wall-enrol-what = Para un dispositivo nuevo, o cuya clave puede haberse copiado: el dispositivo crea una clave nueva. Usted recibe un código que se escribe en el dispositivo.
wall-enrol-replace = Anular la clave anterior del dispositivo
wall-enrol-give = Crear un código
wall-enrol-holds = { $n ->
    [one] Válido un minuto más, una sola vez.
   *[other] Válido { $n } minutos más, una sola vez.
}
wall-enrol-tries = { $n ->
    [one] Queda un intento.
   *[other] Quedan { $n } intentos.
}
wall-enrol-type = En el dispositivo: adoube-kiosk enrol { $code } --node HOST:PORT

wall-enrol-fate-used = El código se usó: el dispositivo está registrado
wall-enrol-fate-void = Demasiados intentos erróneos: el código queda anulado. Mire quién está ante el dispositivo
wall-enrol-fate-expired = El código caducó: cree otro
wall-enrol-fate-withdrawn = Un código más nuevo sustituyó a este

wall-network-code-what = El dispositivo muestra cuatro letras en «Otra red». Escríbalas aquí y lea la respuesta a quien está ante el dispositivo, que la escribe con el nombre y la contraseña de la red.
wall-network-code-ask = Responder

wall-network-order-title = Cambiar a otra red
wall-network-order-what = Para un dispositivo que sigue conectado: entra en esta red y se desconecta unos segundos.
wall-network-order-sent = Orden enviada

wall-network-code-title = Ayudar a un dispositivo sin red

wall-networks-title = Red inalámbrica

wall-order-give = Órdenes
wall-order-text = Texto
wall-order-send = Enviar
wall-order-message = Mensaje
    .what = Se muestra en la página del jugador.
wall-order-identify = Identificar
wall-order-list-applications = Listar aplicaciones
wall-order-run-checks = Hacer controles
wall-order-lock = Bloquear página
    .what = Bloquea al jugador y muestra este mensaje. ¡Los relojes siguen en marcha!
wall-order-unlock = Desbloquear página
wall-order-restart-page = Reiniciar página
    .what = La página se cierra unos segundos. Los relojes siguen en marcha.
wall-order-join-network = Otra red

wall-orders-title = Órdenes y resultados
wall-orders-none = Aún no hay órdenes.
wall-orders-cancel = Retirar
wall-orders-all = Mostrar las { $n }
wall-orders-few = Mostrar menos

wall-applications-title = Aplicaciones
wall-applications-none = Aún sin lista.
wall-applications-at = A las { $time }
wall-applications-asked = Pedidas a las { $time }: { $fate }

wall-intents-title = Peticiones al servidor
wall-intents-cut-off = Sin conexión con el servidor. Decidirá esto cuando vuelva la conexión.

wall-intent-move = trasladar el puesto a { $device }
wall-intent-check = control { $kind }: { $found }
wall-intent-back = vuelta de un permiso

wall-pause-venue = Parar todos los relojes de la sede
wall-pause-game = Pausar esta partida
wall-pause-waits = Parando…
wall-pause-cut-off = Ahora no es posible: sin conexión con el servidor. Llame por teléfono a un árbitro.
wall-pause-unreached = Ahora no es posible: el nodo de la sede no responde.
wall-pause-no-game = Aquí no hay ninguna partida en curso.
wall-pause-all-stopped = Todos los relojes de aquí están parados

wall-intent-pause = pausar la partida
wall-intent-pause-venue = parar todos los relojes de la sede
wall-intent-resume = reanudar la partida
wall-intent-resume-venue = reanudar todas las partidas de la sede
wall-intent-stop-reason = indicar el motivo de una pausa

wall-intents-until = válido hasta las { $time }
wall-intents-withdrawn-by = retirado por { $person }
wall-intents-unconfirmed = Puede que el servidor ya lo haya hecho: el nodo de la sede lo está preguntando. Si no lo ha hecho, ya no lo hará.

wall-check-asked = en espera
wall-check-during = El puesto pasó a este dispositivo durante la partida y el dispositivo está sin controlar. La partida continúa. El árbitro principal local anota el control, o el árbitro principal lo dispensa.

wall-checks-cut-off = Sin conexión con el servidor. Lo que anote se guarda aquí y se decide cuando vuelva la conexión.
wall-checks-all = Comprobar el bloqueo de todos los dispositivos
wall-checks-lock = Bloqueo
wall-checks-held-no-more = bloqueo retirado desde entonces
wall-checks-holds = comprobado
wall-checks-holds-not = NO COMPROBADO
wall-checks-report = Informe, capa por capa
wall-checks-unasked = no se exige bloqueo; sin comprobar
wall-checks-locks-unasked = sin bloqueo exigido: { $n }
wall-checks-locks-not = { $n } sin comprobar
wall-checks-locks-open = { $n } aún en comprobación
wall-checks-open-word = sin controlar todavía
wall-checks-failed = { $n ->
    [one] { $n } jugador NO SUPERÓ el control.
   *[other] { $n } jugadores NO SUPERARON el control.
}
wall-checks-not-yours = Solo el árbitro principal local (LCA) anota los controles. Aquí ve los resultados.
wall-checks-unheard = Este dispositivo no está conectado. Podrá anotar su control como superado cuando lo esté.
wall-checks-failing = { $who } no ha superado el control ({ $kind }) y no puede empezar la partida.
wall-checks-failing-during = { $who } no ha superado el control ({ $kind }). La partida continúa hasta que un árbitro la pause.
wall-checks-found = Qué se encontró
wall-checks-fail-now = Anotar como no superado
wall-checks-rest = Anotar el resto como superado ({ $n })
wall-checks-rest-what = { $n ->
    [one] Se anotarán como superados todos los controles que faltan de { $n } jugador: dispositivo y juego limpio.
   *[other] Se anotarán como superados todos los controles que faltan de { $n } jugadores: dispositivo y juego limpio.
}
wall-checks-rest-absent = Aún no se han presentado: { $ids }. Anote el control de juego limpio solo de quienes haya visto.
wall-checks-absent = Aún no se ha presentado. Anote el control de juego limpio solo de quien haya visto.
wall-checks-rest-now = { $n ->
    [one] { $n } jugador superó
   *[other] { $n } jugadores superaron
}
wall-checks-out-failed = No incluidos, por no superar un control: { $ids }
wall-checks-out-unheard = No incluidos, por no estar conectados: { $ids }
wall-checks-out-trouble = No incluidos, por un problema: { $ids }
wall-checks-out-asked = No incluidos, con un control a la espera del servidor: { $ids }
wall-checks-rest-sent = Enviado de { $sent } de { $all } jugadores.
wall-checks-rest-waits = Sin conexión con el servidor. Los demás seguirán cuando vuelva, mientras esta página siga abierta.
wall-checks-rest-stop = Detener
wall-checks-rest-done = Enviado de { $sent } de { $all } jugadores.
wall-checks-rest-skipped = No incluidos, porque cambiaron: { $ids }

wall-spare-move = Pasar el puesto a un dispositivo de reserva
wall-spare-what = El jugador continúa en el dispositivo de reserva. Este dispositivo ya no puede actuar por él. Decide el servidor.
wall-spare-none = No hay ningún dispositivo de reserva disponible.
wall-spare-gone = { $device } ya no es de reserva: elija otro dispositivo.
wall-spare-unheard = Este dispositivo no está conectado: hasta que lo esté, el jugador no podrá mover en él.
wall-spare-page-closed = La página de este dispositivo no está abierta: ábrala primero. Hasta entonces el jugador cuenta como desconectado, y su reloj puede estar en marcha.
wall-spare-check-before = El control no pasa con el puesto. El árbitro principal local controla el dispositivo de reserva antes de que empiece la partida, o el árbitro principal lo dispensa.
wall-spare-check-during = Una partida en curso continúa allí cuando el dispositivo de reserva está conectado y su página, abierta. Si el torneo exige controles, el de reserva aparece sin controlar hasta que el árbitro principal local anote el control.
wall-spare-goes-to = Pedido: trasladar este puesto a { $device }. El servidor aún no ha decidido.
wall-spare-comes-from = Pedido: trasladar aquí el puesto de { $device }. El servidor aún no ha decidido.
wall-spare-device = Dispositivo de reserva
wall-spare-send = Pasar el puesto

wall-trips-title = Tiempos de ida y vuelta
wall-trips-venue = al bróker de la sede
wall-trips-coordinator = al servidor
wall-trips-label = Tiempos de ida y vuelta: { $venue } al bróker de la sede, { $coordinator } al servidor

wall-vitals-title = Estado del dispositivo
wall-vitals-title-old = Estado del dispositivo, último contacto hace { $age }
wall-vitals-play = Conexión de juego
wall-vitals-page = Página
wall-vitals-network = Red
wall-vitals-power = Alimentación
wall-vitals-pings = Pings respondidos
wall-vitals-missed = Señales perdidas
wall-vitals-heard-venue = Último contacto con el bróker
wall-vitals-heard-coordinator = Último contacto con el servidor
wall-vitals-relay = Con relé
wall-vitals-slept = Tiempo en reposo
wall-vitals-journal = Líneas de diario sin enviar

wall-play-link-down = caído
wall-play-link-connecting = conectando
wall-play-link-waiting = aún sin puesto
wall-play-link-seated = con puesto

wall-turns-title = Historial
wall-turns-alarm = alarma
wall-turns-since = Los últimos 200 cambios desde que arrancó el nodo de la sede. El registro los tiene todos.
