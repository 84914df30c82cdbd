### La consola y el panel; también lo que dice la línea de comandos. Véase README.md.

## Tableros físicos: dónde se muestran

physical-board-differs = El tablero de { side } muestra otra posición
physical-board-state = El tablero de { side } { $state ->
    [follows] muestra la posición de la partida
    [behind] aún no muestra la última jugada
    [differs] muestra otra posición
   *[not-connected] no está conectado
}
physical-board-lifted = Las jugadas de { side } no lo esperan
command-lift-board = Seguir sin el tablero físico
    .what = Las jugadas del jugador ya no esperan al tablero físico, por ejemplo porque falla un sensor. La partida continúa en la pantalla. Este tablero no da más avisos hasta que las jugadas lo esperen de nuevo.
command-require-board = Esperar de nuevo al tablero físico
    .what = La próxima jugada del jugador espera hasta que la última se haga en el tablero físico.

officials-more = y { $n } más

officials-connection-title = Conexión
officials-connection-lost = Se ha perdido la conexión.
officials-connection-lost-short = Se ha perdido la conexión. Esta página no está actualizada.
officials-connection-silent = Sin datos del servidor.
officials-connection-as-of = Última actualización: { $time }, hace { $age }.
officials-connection-known-ago = último dato, hace { $age }
officials-connection-clocks = Los relojes de esta página no avanzan ahora. Los de las partidas pueden estar en marcha.
officials-connection-no-commands = Solo puede mirar hasta que vuelva la conexión.
officials-connection-try-now = Reintentar ya

officials-sign-in-busy = Iniciando sesión…
officials-sign-in-how = Abra el enlace de su invitación o péguelo aquí. Cada invitación sirve una sola vez.
officials-sign-in-again = Pida una nueva invitación al árbitro principal o al organizador y ábrala.
officials-sign-in-invitation = Invitación
officials-sign-in-enter = Iniciar sesión
officials-sign-in-retry = Ya he iniciado sesión: reintentar
officials-sign-in-continue = Continuar como { $name }
officials-sign-in-not-signed-in = No ha iniciado sesión en este navegador.
officials-sign-in-turned = La invitación no fue aceptada ({ $code }).
officials-sign-in-still-in = No se pudo cerrar la sesión: { $why }. Sigue abierta. Inténtelo de nuevo y ciérrela.
officials-sign-in-nobody = El servidor no responde: { $why }

officials-other-session-is = En este navegador ha iniciado sesión como { $name }.
officials-other-session-single = Un navegador solo puede tener un cargo. Si usa la invitación aquí, esta sesión termina en todas las ventanas de este navegador.
officials-other-session-both = Para usar los dos cargos, abra la invitación en otro navegador o en una ventana privada. Todavía no se ha usado.
officials-other-session-stay = Seguir como { $name }
officials-other-session-replace = Terminar esta sesión y usar la invitación

officials-nav-label = Páginas
officials-nav-incidents = Incidentes
officials-nav-boards = Tableros
officials-nav-calls = Llamadas
officials-nav-venues = Sedes
officials-nav-round = Ronda
officials-nav-penalties = Sanciones
officials-nav-access = Acceso
officials-nav-known-last = último dato
officials-nav-waiting = { " " }en espera

officials-bell-on = Timbre activado
officials-bell-off = Timbre desactivado

officials-check-waived = dispensado

officials-stage-open = abierto
officials-stage-connected-again = conectado de nuevo
officials-stage-ruled = decidido
officials-stage-executed = ejecutado
officials-stage-closed = cerrado
officials-stage-joined = unido al { $incident }

officials-cause-not-known = causa aún desconocida
officials-cause-page-died = la página del dispositivo falló o se cerró
officials-cause-device-suspended = el ordenador estaba en reposo o colgado
officials-cause-device-restarted = el dispositivo se reinició
officials-cause-agent-restarted = el programa del dispositivo se reinició
officials-cause-device-left = el dispositivo se apagó correctamente
officials-cause-device-absent = el dispositivo no estaba conectado cuando se trasladó a él el puesto
officials-cause-device-off-network = el dispositivo estaba fuera de la red de la sede
officials-cause-venue-network = falló la red o el nodo de la sede
officials-cause-venue-uplink = falló la conexión de la sede con el servidor
officials-cause-coordinator-outage = el servidor no funcionaba

officials-alike-coordinator-outage = o varias sedes perdieron la conexión a la vez; se sabrá cuando una se reconecte
officials-alike-device-off-network = también puede estar en reposo o apagado; se sabrá cuando se reconecte
officials-alike-venue-network = o los dispositivos se quedaron sin corriente o colgados a la vez; se sabrá cuando uno se reconecte
officials-alike-venue-uplink = o el nodo de la sede se colgó o se paró; se sabrá cuando se reconecte

officials-certainty-certain = seguro
officials-certainty-likely = probable
officials-certainty-unknown = desconocido

officials-incident-title = Incidente { $incident }

officials-form-reason = Motivo

officials-call-valid = Responder: motivo válido
officials-call-not-valid = Responder: sin motivo válido
officials-call-grant-leave = Conceder permiso
officials-call-refuse-leave = Denegar permiso
officials-call-answer-what = El jugador ve la respuesta. El registro guarda si el motivo era válido (O 19.1).

officials-facts-yes = sí
officials-facts-no = no

officials-health-unspecified = desconocido
officials-health-lock-broken = bloqueo vulnerado
officials-health-lock-released = bloqueo retirado
officials-health-lock-unanswered = el bloqueo no responde
officials-health-wrong-lock-profile = otro perfil de bloqueo
officials-health-breach = infracción
officials-health-duplicate = dispositivo duplicado
officials-health-not-connected = no conectado
officials-health-disconnected = desconectado
officials-health-late = señal con retraso
officials-health-page-missing = página sin abrir
officials-health-page-locked = página bloqueada
officials-health-check-failed = control no superado
officials-health-not-checked = sin control
officials-health-player-absent = jugador ausente
officials-health-board-differs = tablero distinto
officials-health-board-not-connected = tablero no conectado
officials-health-board-battery-low = batería del tablero baja
officials-health-awaited = conectando
officials-health-moves-waiting = jugadas en espera
officials-health-awaits-ruling = espera decisión
officials-health-paused = en pausa
officials-health-ready = listo
officials-health-playing = en juego
officials-health-finished = terminado
officials-health-not-in-use = sin usar

officials-health-advice-unspecified = El nodo de la sede no comunica el estado de este dispositivo: actualice el nodo.
officials-health-advice-lock-broken = Vaya al ordenador y retire lo que indica su informe de bloqueo.
officials-health-advice-lock-released = Alguien retiró el bloqueo. Aparte al jugador del ordenador y vuelva a bloquearlo.
officials-health-advice-lock-unanswered = Reinicie el ordenador. Si el bloqueo sigue sin responder, pase al jugador a un dispositivo de reserva.
officials-health-advice-wrong-lock-profile = Vuelva a bloquear este ordenador con el perfil de este torneo.
officials-health-advice-breach = Vaya al jugador y compruebe qué pasó en este ordenador.
officials-health-advice-duplicate = Dos ordenadores usan este nombre. Apague el que sobra.
officials-health-advice-not-connected = Encienda o despierte el ordenador y revise su cable de red.
officials-health-advice-disconnected = Revise el cable de red, despierte el ordenador si está en reposo, o inicie de nuevo su programa de juego.
officials-health-advice-disconnected-heard = La sede tiene contacto con este ordenador, pero sus jugadas no llegan. Su cable está bien: reinicie el programa de juego.
officials-health-advice-late = Espere unos segundos. Si la señal sigue con retraso, revise el cable de red.
officials-health-advice-page-missing = Abra la página de juego en este ordenador.
officials-health-advice-page-locked = Desbloquee la página de juego cuando el jugador pueda seguir.
officials-health-advice-check-failed = Resuelva lo que encontró el control y anótelo de nuevo.
officials-health-advice-not-checked = El árbitro principal local controla al jugador y el ordenador, y anota los controles.
officials-health-advice-player-absent = Traiga al jugador al tablero y pídale que pulse «Estoy aquí».
officials-health-advice-board-differs = Pida al jugador que coloque el tablero como en la partida. Si falla un sensor, que siga sin el tablero.
officials-health-advice-board-not-connected = Compruebe el cable del tablero y que esté encendido. Si no, que siga sin el tablero.
officials-health-advice-board-battery-low = Cargue el tablero o tenga otro preparado.

officials-device-was = antes: { $state }
officials-device-heard = último contacto hace { $age }
officials-device-never = nunca conectado
officials-device-no-seat = sin puesto

officials-access-sign-out = Cerrar sesión

officials-nav-checks = Controles

officials-checks-none = Ningún jugador espera un control.
officials-checks-left = { $n ->
    [one] { $n } jugador sin controlar todavía.
   *[other] { $n } jugadores sin controlar todavía.
}
officials-checks-pass = Superados
officials-checks-fail = No superado

officials-wall-attention = { $n ->
    [one] { $n } dispositivo por atender.
   *[other] { $n } dispositivos por atender.
}

officials-call-here-comes = { $who } va hacia allí (desde hace { $age })

officials-hold-here-reason-missing = Falta el motivo.
officials-hold-here-title = Parado por un oficial
officials-hold-here-venue = PARADO: todos los tableros de esta sede.
officials-hold-here-other-venue = PARADO: todos los tableros que se juegan con { $venue }.
officials-hold-here-round = PARADO: todos los tableros de la ronda { $round }.
officials-hold-here-board = PARADO: tablero { $board }.
officials-hold-here-clocks = Los relojes de estos tableros siguen parados hasta que se reanuden los tableros.
officials-hold-here-clock = Los dos relojes están parados hasta que se reanude la partida.
officials-hold-here-by = Por { $who }
officials-hold-here-since = desde las { $time }
officials-hold-here-old = Sin conexión con el servidor. Este es el último estado conocido.
officials-hold-here-over = Aquí se pararon los relojes, y corren de nuevo.
officials-hold-here-over-board = El tablero { $board } estuvo en pausa y se ha reanudado.
officials-hold-here-why = ¿Por qué se pararon los relojes?
officials-hold-here-give-reason = Indicar motivo…
officials-hold-here-save = Guardar motivo
officials-hold-here-saving = Motivo guardado aquí. Enviándolo al servidor…
officials-hold-here-resume = Reanudar…
officials-hold-here-resume-now = Reanudar ahora
officials-hold-here-resume-all-what = Todas las partidas de esta sede continúan y sus relojes corren.
officials-hold-here-resume-what = La partida continúa y su reloj corre.
officials-hold-here-resume-why = ¿Por qué se puede continuar?
officials-hold-here-resuming = Reanudando…
officials-hold-here-resumed-by = Puede reanudar: { $who }.
officials-hold-here-explained-by = Puede indicar el motivo: { $who }.
officials-hold-here-other-first = Antes debe terminar otra pausa.

officials-layer-programs = programas
officials-layer-no-exec = carpetas sin programas
officials-layer-kernel = ajustes del núcleo
officials-layer-network = red
officials-layer-browser = navegador
officials-layer-stop = detención de programas
officials-layer-reports = avisos de inicio de programas
officials-layer-keys = teclas
officials-layer-usb = USB
officials-layer-boards = puertos de tableros electrónicos
officials-layer-screens = pantallas
officials-layer-signs = control remoto y máquinas virtuales
officials-layer-terminals = terminales
officials-layer-time = hora

## Incidentes y decisiones: la consola y la línea de comandos

officials-incident-away = { $n ->
    [one] { $n } sin conexión
   *[other] { $n } sin conexión
}
officials-incident-proposed = una decisión propuesta necesita un segundo oficial
officials-incident-closing-proposed = { $by } propuso cerrarlo: debe aprobarlo un segundo oficial
officials-incident-ruled = decidido: { $did }
officials-incident-left = por decidir: { $boards }
officials-incident-put-off = aplazados: { $boards }
officials-incident-flagged = cayó la bandera en { $boards }: el resultado necesita una decisión
officials-incident-closed = Cerrado { $at }: { $why }
officials-incident-opened-again = Reabierto { $at }: { $why }
officials-incident-joined = Incidentes unidos a este: { $incidents }

officials-limit-by = debe volver antes de las { $when }
officials-limit-late = no reconectados a tiempo: { $boards }

officials-offer-in-place = Esto sustituye a la decisión { $ruling } en el tablero { $board }.
officials-offer-on-top = Esto se añade a la decisión { $ruling } en el tablero { $board }, que conserva su efecto.
officials-offer-no-move = ninguna jugada desde el último contacto
officials-offer-moves = desde el último contacto: { $moves }
officials-offer-moves-more = desde el último contacto: { $n ->
    [one] { $n } media jugada
   *[other] { $n } medias jugadas
} y luego { $moves }

officials-ruling-or-same = mismo efecto:

officials-rulings-done = ejecutada, registro { $record }
officials-rulings-not-done = aún sin ejecutar
officials-rulings-cites = cita { $breach }

officials-execution-both = Blancas { $white }, Negras { $black }
officials-execution-not-yet = aún no
officials-execution-never = nunca
officials-execution-replaced = otra partida la sustituyó a las { $at }

officials-evidence-again = ({ $times } veces hasta las { $until })

officials-sum-stood = { $time } en el reloj
officials-sum-typed = { $time } puesto por el árbitro (el reloj marcaba { $stood })
officials-sum-back = { $time } devuelto
officials-sum-earlier-less = { $time } que dio una decisión anterior, ahora sustituida
officials-sum-earlier-more = { $time } que quitó una decisión anterior, ahora sustituida
officials-sum-deducted = { $time } descontado
officials-sum-added = { $time } añadido

officials-noticed-silence = no llegaban mensajes
officials-noticed-reset = se cortó la conexión
officials-noticed-last-will = el bróker de la sede avisó del fin de la conexión
officials-noticed-outage = el servidor no funcionaba
officials-noticed-page = la página se cerró o dejó de responder


officials-result-state-provisional = provisional
officials-result-state-objected = protestado
officials-result-state-confirmed = visto por ambos
officials-result-state-approved = aprobado
officials-result-state-corrected = corregido

officials-power-mains = red eléctrica
officials-power-battery = batería
officials-power-unknown = desconocida

officials-page-none = no hace falta
officials-page-alive = abierta
officials-page-silent = no responde
officials-page-closed = cerrada

officials-checks-locks = { $hold } de { $of } bloqueos comprobados

officials-game-runs = partida en marcha

officials-alarm-calls = { $who } llaman al árbitro
officials-alarm-objects = { $who } protestan el resultado { $result }
officials-alarm-asks-leave = { $who } piden salir de la zona de juego
