### La página de juego. Véase README.md.

## Tableros físicos: lo que leen y hacen los oficiales

scoresheet-title = Planilla
scoresheet-reminder = Lleve la planilla: anote todas las jugadas. Un árbitro se la pedirá después de la partida.

## Sanciones: dónde se muestran

penalty-withdrawn-shown = Retirada: { $reason }
penalty-own = Ha recibido una sanción
penalty-opponent = Su rival ha recibido una sanción

## Tableros físicos: el propio

physical-board-yours-title = Su tablero
physical-board-own-follows = Su tablero muestra la partida
physical-board-own-differs = Su tablero muestra otra posición. Póngalo como en la partida
physical-board-own-unread = Su tablero no está conectado. Compruebe el cable o llame al árbitro
physical-board-own-lifted = Su tablero ya no se usa: haga sus jugadas en la pantalla
physical-board-low = La batería de su tablero está al { $percent } %. Avise al árbitro.
physical-board-play = Jugar { $move }
physical-board-step-call-arbiter = No se puede leer su tablero. Llame al árbitro
physical-board-step-set-up = Ponga en su tablero la posición inicial de esta partida
physical-board-step-turn-board = Su tablero está al revés: gírelo
physical-board-step-make-own-move = Haga su jugada { $move } en su tablero
physical-board-step-make-opponents-move = Haga la jugada de su rival { $move } en su tablero
physical-board-step-put-piece = Ponga en { $square }: { $piece } { $side ->
    [white] de las blancas
   *[black] de las negras
}
physical-board-step-clear-square = Quite de su tablero la pieza de { $square }
physical-board-step-move = Le toca: haga su jugada en su tablero
physical-board-step-put-promotion = Ponga en { $square } la pieza de la promoción
physical-board-step-choose-promotion = ¿En qué se convierte su peón? Elíjalo aquí
physical-board-step-choose-move = ¿Qué jugada ha hecho? Elíjala aquí
physical-board-step-press-clock = { $move } está en su tablero: pulse el reloj
physical-board-step-tap = { $move } está en su tablero. ¿Es su jugada?
physical-board-step-finish-castling = ¿Enroca? Mueva también la otra pieza. O juegue { $move }

play-network-what-joined = Este ordenador ha entrado en la red. Se volverá a conectar automáticamente.
play-network-what-wrong = Respuesta incorrecta. Compruébela y escríbala otra vez.
play-network-what-void = Demasiadas respuestas incorrectas. Las letras han cambiado: pida otra respuesta.
play-network-what-no-key = Este ordenador nunca se ha conectado a esta sede, así que no puede recibir respuesta. Use uno de reserva.
play-network-what-failed = No se pudo entrar: { $detail }

play-man-K = rey
play-man-Q = dama
play-man-R = torre
play-man-B = alfil
play-man-N = caballo
play-man-P = peón

play-say-label = Avisos de la partida
play-say-begun = La partida ha comenzado.
play-say-back = { $name } vuelve a estar conectado.
play-say-goes-on = La partida se ha reanudado.
play-say-moved = { $side }: { $move }.
play-say-moves = { $piece } de { $from } a { $to }
play-say-takes = { $piece } de { $from } captura en { $to }
play-say-becomes = , promociona a { $piece }
play-say-castles-short = enroque corto
play-say-castles-long = enroque largo
play-say-check = , jaque
play-say-mate = , jaque mate
play-say-clocks = Blancas tienen { $white }; negras, { $black }.
play-say-count = { $n ->
    [one] { $n } jugada.
   *[other] { $n } jugadas.
}
play-say-old = Estos tiempos no están actualizados.

play-to-move-white = Juegan blancas.
play-to-move-black = Juegan negras.

play-control-moves = { $n } jugadas en { $time }
play-control-all = { $time } para toda la partida
play-control-rest = { $time } para el resto de la partida
play-control-increment = , más { $time } por jugada
play-control-delay = , con una demora de { $time } por jugada
play-control-bronstein = , con hasta { $time } devueltos por jugada
play-control-then = ; después,{ " " }

play-terms-server-out = Nadie pierde tiempo.
play-terms-unless-server-out = Si el servidor del torneo no funciona, nadie pierde tiempo.
play-terms-unless-server-goes-on = Si el servidor del torneo no funciona, nadie pierde tiempo y la partida se reanuda automáticamente.
play-terms-last-yours = Último dato: su reloj estaba en marcha.
play-terms-last-theirs = Último dato: el reloj de { $name } estaba en marcha.
play-terms-clocks-run = Los relojes siguen en marcha mientras un jugador está desconectado.
play-terms-not-known = Esta página no puede ver si los relojes se han parado.
play-terms-clocks-stop = Los dos relojes se paran al perderse una conexión.
play-terms-clocks-stop-after = Los dos relojes se paran tras { $time } sin conexión.
play-terms-goes-on = La partida se reanuda cuando los dos jugadores se han vuelto a conectar, salvo que el árbitro decida otra cosa.
play-terms-arbiter-resumes = Un árbitro reanudará la partida.
play-terms-back-within = Un jugador desconectado debe volver a conectarse en { $time }.

play-link-agent = El programa de juego de este ordenador no responde.
play-link-agent-clock = Los relojes pueden estar en marcha.
play-link-agent-clock-stops = Los dos relojes se paran cuando el servidor nota la desconexión. Hasta entonces pueden estar en marcha.
play-link-agent-clock-stops-after = Los dos relojes se paran tras { $time } sin conexión. Hasta entonces pueden estar en marcha.
play-link-agent-what = Levante la mano para llamar al árbitro.

play-cut-title = El programa de juego de este ordenador no respondió durante { $time }.
play-cut-title-closed = Esta página estuvo cerrada { $time }.
play-cut-what = En ese tiempo su reloj pasó de { $was } a { $is }. Si quiere que le devuelvan ese tiempo, llame al árbitro.

play-moved-here-title = Ahora juega en este ordenador (antes: { $device })
play-moved-here-clock = Su reloj pasó de { $was } a { $is } mientras estaba desconectado. Si quiere que le devuelvan ese tiempo, llame al árbitro.
play-moved-here-moves = Si una jugada que introdujo en { $device } no está en este tablero, no se ha jugado. Introdúzcala de nuevo aquí.

play-link-lost = Se ha perdido la conexión con el servidor.
play-link-comes-back = Este ordenador se volverá a conectar automáticamente.
play-link-for = Sin contacto desde hace { $time }.

play-lost-venue = Este ordenador no llega a la red de la sede. Causas posibles: su cable, su red inalámbrica o los equipos de red de la sede.
play-lost-uplink = La sede no tiene conexión con el servidor del torneo.
play-lost-refused = La sede aún no ha aceptado la conexión de este ordenador.
play-lost-stranger = El servidor que responde no es el del torneo. Levante la mano para llamar al árbitro.
play-lost-silence = El servidor del torneo no responde.
play-lost-broken = La conexión con el servidor del torneo se ha interrumpido.
play-lost-server = El servidor del torneo no funciona.
play-lost-reseated = Se ha cambiado el puesto de este ordenador. Pregunte al árbitro.
play-lost-elsewhere = Otro ordenador usa el nombre de este. Levante la mano para llamar al árbitro.
play-lost-misunderstood = Este ordenador y el servidor del torneo tienen versiones distintas. Levante la mano para llamar al árbitro.
play-lost-stopping = El programa de juego de este ordenador se está cerrando. Levante la mano para llamar al árbitro.

play-link-late = La conexión va lenta.
play-link-late-what = Puede seguir jugando.

play-top-connected = Conectado
play-top-late = Lenta
play-top-lost = Sin conexión
play-top-game = partida { $n }

play-notes-label = Avisos
play-notes-more = Hay más abajo
play-notes-count = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}

play-notice-title = De los árbitros

play-refused-title = No se ha hecho

play-unplayed-title = Su jugada { $move } no se ha jugado.
play-unplayed-paused = Los relojes estaban parados cuando llegó.
play-unplayed-lost = No llegó mientras su reloj estaba en marcha.
play-unplayed-changed = La posición cambió antes de que se pudiera enviar.
play-unplayed-over = La partida terminó antes de que se pudiera enviar.
play-unplayed-title-unsure = Puede que su jugada { $move } no se haya jugado.
play-unplayed-moved = Su puesto pasó a otro ordenador antes de que se enviara. Dígaselo al árbitro e introdúzcala en ese ordenador.
play-unplayed-moved-unsure = Su puesto pasó a otro ordenador antes de que el servidor la confirmara. Si no está en el tablero de allí, introdúzcala de nuevo.
play-unplayed-later = Juéguela, o haga otra, cuando su reloj esté en marcha.
play-unplayed-now = Su reloj está en marcha: juéguela, o haga otra.

play-draw-own = Ha ofrecido tablas.
play-draw-own-what = Su rival puede aceptarlas hasta que juegue.
play-draw-theirs = { $name } ofrece tablas.
play-draw-theirs-what = Si juega, rechaza la oferta.
play-draw-declined = Su rival ha rechazado las tablas.
play-draw-declined-here = Puede ofrecerlas de nuevo después de la próxima jugada.

play-premove-ask = ¿Jugar { $move } justo después de la jugada de su rival?
play-premove-set = { $move } espera la jugada de su rival.
play-premove-notice = Su jugada anticipada rechaza una oferta de tablas que llegue con la jugada de su rival.
play-premove-put-back = Anulada. No se ha enviado nada.
play-premove-missed = { $move } no se ha enviado.
play-premove-missed-what = Su rival jugó antes de que usted la confirmara. Le toca jugar: introdúzcala de nuevo si aún la quiere.
play-premove-taken-back = Su jugada anticipada está anulada.
play-premove-dropped = Su jugada anticipada no se ha jugado.

play-away-title = { $name } está desconectado.
play-away-what = Los relojes están parados.
play-away-was = Último dato: { $name } estaba desconectado.

play-pending-title = A la espera de la conexión: { $what }
play-pending-what = Se enviará cuando vuelva la conexión.
play-pending-move-what = Se enviará cuando vuelva la conexión. Si entonces la partida está en pausa, no se jugará, y esta página lo indicará. Hasta entonces puede retirarla o introducir otra.
play-pending-move-resumes = Se enviará cuando vuelva la conexión. No se jugará si entonces la partida está en pausa por una razón distinta de su desconexión; esta página lo indicará. Hasta entonces puede retirarla o introducir otra.
play-pending-move-sent = Puede que ya haya llegado, así que no puede retirarla. Si no ha llegado, se enviará cuando vuelva la conexión, y se jugará si entonces la partida está en marcha.
play-pending-taken-back = Ha retirado su jugada. No se enviará.
play-pending-raise = Se enviará cuando vuelva la conexión. Hasta entonces, levante la mano.
play-pending-move = su jugada
play-pending-premove = su jugada anticipada
play-pending-check-in = su presencia
play-pending-offer-draw = su oferta de tablas
play-pending-accept-draw = su aceptación de las tablas
play-pending-decline-draw = su rechazo de las tablas
play-pending-resign = su abandono
play-pending-confirm-result = su confirmación del resultado
play-pending-ready = su confirmación de que está listo
play-pending-call-arbiter = su llamada al árbitro
play-pending-set-options = sus opciones
play-pending-cancel-premove = la anulación de su jugada anticipada

play-colours-white = Ahora lleva blancas.
play-colours-black = Ahora lleva negras.

play-call-called = Ha llamado al árbitro.
play-call-leave-asked = Ha pedido salir de la zona de juego.
play-call-clocks-run = Los relojes siguen en marcha.
play-call-waits = Aún no ha respondido nadie.
play-call-wrote = Usted escribió: «{ $reason }».
play-call-waits-lost = No puede recibir respuesta hasta que vuelva la conexión. Levante la mano.
play-call-ended = Su llamada terminó con la partida.
play-call-ended-what = No vendrá ningún árbitro. Llame de nuevo si aún lo necesita.
play-call-coming = Un árbitro viene hacia usted.
play-call-leave-granted = Puede salir de la zona de juego.
play-call-leave-clocks = Los relojes siguen en marcha mientras está fuera.
play-call-leave-refused = Ahora no puede salir de la zona de juego.
play-call-leave-over = Su permiso ha terminado.
play-call-leave-away = Estuvo fuera { $time }.
play-call-answered = El árbitro ha respondido a su llamada.
play-call-answered-no-reason = El árbitro ha respondido a su llamada y no ha encontrado un motivo válido.
play-call-player-answer = Respuesta: { $note }
play-call-title = Llamar al árbitro
play-call-what = ¿Qué necesita?
play-call-help = Necesito al árbitro
play-call-leave = Pido salir de la zona de juego
play-call-reason = Motivo, con sus palabras
play-call-claims = Para reclamar tablas por triple repetición o por la regla de las cincuenta jugadas, llame al árbitro cuando le toque jugar. Diga cuál de las dos. Si la produce su próxima jugada, diga cuál es, pero no la haga.
play-call-clocks = Los relojes siguen en marcha mientras espera.
play-call-ask-leave = Pedir permiso

play-act-accept = Aceptar…
play-act-decline = Rechazar…
play-act-cancel-premove = Anular
play-act-confirm-premove = Sí, jugarla
play-act-drop-premove = No
play-act-seen-notice = Visto
play-act-seen-call = Visto
play-act-seen-back = Visto
play-act-seen-declined = Visto
play-act-seen-colours = Visto
play-act-seen-refusal = Cerrar
play-act-play-again = Jugarla ahora
play-act-take-back-move = Retirar
play-act-seen-unplayed = Visto
play-act-seen-cut = Visto
play-act-network = Otra red

play-action-label = Acciones
play-action-draw = Ofrecer tablas
play-action-resign = Abandonar
play-action-call = Llamar al árbitro

play-confirm-draw = ¿Ofrecer tablas?
play-confirm-draw-what = La oferta no se puede retirar. Su rival puede aceptarla hasta que juegue.
play-confirm-draw-yours = Según las Leyes del Ajedrez (9.1), la oferta va con la propia jugada: ofrezca tablas y después juegue.
play-confirm-draw-theirs = Juega { $name }. Según las Leyes del Ajedrez (9.1), las tablas se ofrecen con la propia jugada, antes de pulsar el reloj. Una oferta hecha ahora también es válida.
play-confirm-draw-yes = Ofrecer tablas
play-confirm-accept = ¿Aceptar las tablas?
play-confirm-accept-what = La partida termina en tablas.
play-confirm-accept-yes = Aceptar las tablas
play-confirm-decline = ¿Rechazar las tablas?
play-confirm-decline-what = La partida continúa.
play-confirm-decline-yes = Rechazar las tablas
play-confirm-resign = ¿Abandonar la partida?
play-confirm-resign-what = Gana su rival. No se puede deshacer.
play-confirm-resign-yes = Abandonar

play-headline-waiting = La partida no ha comenzado.
play-headline-paused-yours = Los relojes están parados. Le toca jugar a usted.
play-headline-paused-theirs = Los relojes están parados. Le toca jugar a { $name }.
play-headline-paused-old = Último dato: los relojes estaban parados.
play-headline-finished = La partida ha terminado.
play-headline-sending = Enviando su jugada…
play-headline-theirs = Juega { $name }.
play-headline-theirs-cut = Jugaba { $name }. Esta página no está conectada.
play-headline-theirs-lost = Jugaba { $name }. Este ordenador no está conectado.
play-headline-check = Le toca jugar: está en jaque.
play-headline-yours = Le toca jugar.
play-headline-yours-lost = Le toca jugar. Sin conexión: su jugada se enviará más tarde.

play-why-lost = Este ordenador no está conectado. Puede introducir una jugada, pero nada más. Levante la mano para llamar al árbitro.
play-why-paused = La partida está en pausa: ahora no puede jugar.
play-why-pick-first = Elija primero una de sus piezas.
play-why-not-yours = { $square }: la pieza no es suya.
play-why-no-moves = La pieza de { $square } no tiene jugadas legales.
play-why-theirs = No es su turno: juega { $name }.
play-why-theirs-lost = No es su turno: jugaba { $name } cuando se perdió la conexión.
play-why-starting = Los dos jugadores están listos. Podrá jugar cuando arranque el reloj.
play-why-ruling = Podrá jugar cuando los dos jugadores hayan confirmado que han visto la decisión.
play-why-pending = Su jugada aún se está enviando.
play-why-offered = Ya ha ofrecido tablas.
play-why-declined-here = Su rival ha rechazado las tablas en esta posición. Puede ofrecerlas de nuevo después de la próxima jugada.
play-why-answer-first = Su rival ha ofrecido tablas: acéptelas o rechácelas primero.
play-why-no-offer = No hay ninguna oferta de tablas que responder.
play-why-nothing-begun = No hay nada que anular.

play-asked-not-now = Ahora no puede hacer eso.
play-asked-clocks = relojes
play-asked-position = posición
play-asked-last = última
play-asked-draw = tablas
play-asked-accept = aceptar
play-asked-decline = rechazar
play-asked-resign = abandonar
play-asked-arbiter = árbitro
play-asked-cancel = anular
play-asked-help = ayuda

play-keys-moving = Arrastre una pieza, o haga clic en ella y después en la casilla. O escriba la jugada.
play-keys-field = Escriba la jugada como Cf3, O-O o e8=D, con figuras, o con casillas (g1f3, e7e8q).
play-keys-move-field = Ir al campo
play-keys-board = Ir al tablero: las flechas mueven el cursor, Intro o Espacio selecciona una pieza y su casilla, Escape cancela
play-keys-clocks = Relojes y número de jugadas
play-keys-position = La posición en palabras
play-keys-last = La última jugada en palabras
play-keys-draw = Ofrecer tablas
play-keys-resign = Abandonar
play-keys-arbiter = Llamar al árbitro
play-keys-help = Esta ayuda
play-keys-escape = Salir del campo; anular la jugada anticipada; cerrar
play-keys-words = En el campo, estas palabras hacen lo mismo:

play-options-title = Cómo introduce sus jugadas
play-options-smart = Un clic
play-options-smart-what = Un clic en una casilla donde solo empieza o acaba una jugada legal, la juega.
play-options-smart-several = { $n } jugadas empiezan o acaban en { $square }: mueva la pieza misma.
play-options-queen = Siempre dama
play-options-queen-what = Sus peones se convierten en dama sin preguntar.
play-options-premove = Jugada anticipada
play-options-premove-what = Introduzca su jugada en el turno de su rival. Se juega justo después de la suya.

play-premove-use-off = No
play-premove-use-confirmed = Preguntar antes
play-premove-use-at-once = Sin preguntar

play-before-you-white = Usted juega con blancas
play-before-you-black = Usted juega con negras
play-before-who = { $you } contra { $opponent }
play-before-check-in = Estoy aquí
play-before-here = Usted se ha presentado
play-before-waits-checks = Un árbitro aún debe controlarle a usted y su ordenador.
play-before-waits-failed = No ha superado un control. Espere aquí: vendrá un árbitro.
play-before-waits-opponent = A la espera de { $name }.
play-before-waits-start = Los dos jugadores están aquí. La partida va a comenzar.
play-before-waits-both-checked = Los dos jugadores están aquí. La partida comienza automáticamente cuando su rival también haya pasado el control.
play-before-waits-round = Los dos jugadores están aquí. La partida comienza cuando el árbitro inicie la ronda.
play-before-control = Ritmo de juego
play-before-variant = Variante
play-before-chess960 = Ajedrez 960: para enrocar, lleve el rey sobre la torre
play-before-odds = Tablas
play-before-odds-yours = cuentan como victoria para usted
play-before-odds-theirs = cuentan como victoria para su rival
play-before-checks = Controles
play-before-default = Llegar tarde
play-before-default-after = Pierde si no se ha presentado { $time } después de empezar la ronda.
play-before-default-none = Pierde si no se ha presentado cuando empiece la ronda.
play-before-default-open = Un árbitro decide qué ocurre si llega tarde.
play-before-disconnection = Conexión perdida

play-ruled-title = El árbitro ha decidido
play-ruled-by = Por { $by }, { $office }
play-ruled-by-office = Por el { $office }
play-ruled-by-arbiter = Por un árbitro
play-ruled-side = Bando
play-ruled-before = Antes
play-ruled-now = Ahora
play-ruled-ready = Listo
play-ruled-not-ready = Aún no
play-ruled-say-ready = La he visto y estoy listo
play-ruled-as-heard = último dato, antes de perderse la conexión
play-ruled-read-on = Seguir leyendo
play-ruled-waits = Está listo. A la espera de { $name }.
play-ruled-starts-yours = Su reloj arranca en
play-ruled-starts-theirs = El reloj de { $name } arranca en
play-ruled-resume = La partida se reanuda desde esta posición.
play-ruled-restart = La partida empieza de nuevo desde la posición inicial.
play-ruled-result = Se fija el resultado.
play-ruled-postpone = La partida se aplaza.
play-ruled-reopen = Se anula el resultado: la partida continúa.
play-ruled-restore = La partida vuelve a una posición anterior.
play-ruled-arbiter-starts = Un árbitro pondrá en marcha el reloj.
play-ruled-reverse = Los colores estaban invertidos. Empieza una nueva partida y la anterior no cuenta.
play-ruled-new-start = La posición inicial era incorrecta. Empieza una nueva partida y la anterior no cuenta.
play-ruled-runs = Un árbitro ha puesto en marcha el reloj.
play-ruled-clock = Su reloj: { $was } → { $is } ({ $by }).

play-changed-control = Ritmo de juego: { $was } → { $is }.
play-changed-clocks = Un árbitro ha cambiado los relojes

play-article-online = artículo { $number } del Reglamento de Ajedrez en Línea de la FIDE
play-article-laws = artículo { $number } de las Leyes del Ajedrez de la FIDE

play-result-title = Resultado
play-result-draw = La partida termina en tablas
play-result-nobody = Nadie gana
play-result-you-win = Gana usted
play-result-wins = Gana { $name }
play-result-confirm = He visto el resultado
play-result-you-confirmed = Usted lo ha visto

play-object-done = Usted ha protestado. El árbitro decidirá.
play-object-told = Usted ha protestado el resultado { $result }.
play-object-button = No estoy de acuerdo con el resultado
play-object-title = Protestar el resultado
play-object-what = Se llamará al árbitro, que leerá que usted protesta el resultado { $result }.
play-object-yes = Protestar y llamar al árbitro
play-object-theirs = { $name } protesta este resultado. El árbitro decidirá.
play-object-theirs-rejected = { $name } protestó este resultado. El árbitro rechazó la protesta.
play-object-upheld = El árbitro ha aceptado su protesta contra el resultado { $result }.
play-object-rejected = El árbitro ha rechazado su protesta contra el resultado { $result }.

play-result-what-provisional = Aún no es oficial: un árbitro debe aprobarlo.
play-result-what-confirmed = Los dos jugadores lo han visto. Un árbitro lo aprobará.
play-result-what-approved = Aprobado por el árbitro.
play-result-what-corrected = El árbitro ha fijado este resultado.

play-ended-checkmate = por jaque mate
play-ended-stalemate = por ahogado
play-ended-dead-position = posición muerta: ningún bando puede dar mate
play-ended-threefold-repetition = por triple repetición
play-ended-fifty-moves = por la regla de las cincuenta jugadas
play-ended-fivefold-repetition = por quíntuple repetición
play-ended-seventy-five-moves = por la regla de las setenta y cinco jugadas
play-ended-resignation = por abandono
play-ended-agreement = por acuerdo
play-ended-flag = por tiempo
play-ended-flag-draw = cayó la bandera, pero el rival no puede dar mate
play-ended-not-reconnected = un jugador no se volvió a conectar a tiempo
play-ended-not-reconnected-draw = un jugador no se volvió a conectar a tiempo, pero el rival no puede dar mate
play-ended-declared = fijado por el árbitro
play-ended-forfeit = incomparecencia: un jugador no se presentó

play-player-you = usted
play-player-away = desconectado
play-player-delay = el reloj corre en { $n } s

play-board-label = Tablero de ajedrez. { $turn } { $last }
play-board-last = Última jugada: { $last }.

play-cursor-label = Cursor del tablero. Las flechas lo mueven, Intro selecciona una pieza y su casilla, Escape cancela.

play-square-man = { $square }, { $side }: { $piece }
play-square-empty = { $square }, vacía
play-square-picked = , seleccionada
play-square-ways = , puede ir a { $squares }
play-square-may = , jugada posible
play-square-back = { $square }: ya no está seleccionada
play-square-no-way = La pieza de { $from } no puede ir a { $square }.

play-promotion-title = ¿En qué se convierte el peón?

play-position-title = Posición en palabras
play-position-last = Última jugada
play-position-turn = Turno
play-position-check = El rey está en jaque.

play-settings-type = Tamaño del texto
play-settings-size = Tamaño del tablero

play-size-full = El más grande
play-size-medium = Más pequeño
play-size-small = El más pequeño

play-settings-squares = Colores del tablero

play-squares-green = Verde
play-squares-wood = Madera
play-squares-blue = Azul
play-squares-grey = Gris

play-settings-men = Aspecto de las piezas

play-men-classic = Clásico
play-men-plain = Sencillo

play-type-normal = Normal
play-type-large = Grande
play-type-largest = Muy grande

play-settings-still = Menos movimiento: las piezas no se deslizan
play-settings-click = Sonido cuando juega su rival
play-settings-volume = Volumen

play-lock-title = Este ordenador está bloqueado
play-lock-by = Bloqueado por { $by }.
play-lock-clock-own = Su reloj está en marcha.
play-lock-clock-other = El reloj de su rival está en marcha.
play-lock-clocks-stand = Los dos relojes están parados.
play-lock-clocks-unknown = Esta página no puede saber si los relojes están en marcha.
play-lock-clocks = El bloqueo no para los relojes. Los árbitros lo saben.

play-identify-what = El árbitro está localizando este ordenador.

play-no-seat-title = Aún no hay partida en este ordenador
play-no-seat-what = Su partida aparecerá aquí cuando se publique la ronda. Si este no es su ordenador, pregunte al árbitro.
play-no-seat-left = Su partida ya no está en este ordenador
play-no-seat-left-what = Su puesto pasó a otro ordenador, o se retiró la publicación de la ronda. Los árbitros le indicarán dónde jugar.
play-no-seat-connected = Conectado. Ahora no tiene que hacer nada.

play-elsewhere-title = Abierta en otra ventana
play-elsewhere-what = El tablero está abierto en otra página de este ordenador.
play-elsewhere-take = Mostrarlo aquí

play-old-title = Hay que abrir esta página de nuevo
play-old-what = El programa de juego de este ordenador se reinició y esta página ya no sirve. Pida al árbitro que abra el tablero otra vez. Su partida está a salvo.
play-old-no-token = Esta página se abrió sin su clave. Pida al árbitro que abra el tablero.

play-headline-waits = Su jugada está esperando a la conexión.

play-top-position = Posición
