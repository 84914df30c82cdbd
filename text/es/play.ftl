### La página de juego. Véase README.md.

## Tableros físicos: lo que leen y hacen los oficiales

scoresheet-title = Planilla
scoresheet-reminder = Lleve la planilla: anote todas las jugadas. Un árbitro la pedirá después de la partida.

## Sanciones: dónde se muestran

penalty-withdrawn-shown = Retirada: { $reason }
penalty-own = Ha recibido una sanción
penalty-opponent = Su rival ha recibido una sanción

## Tableros físicos: el propio

physical-board-yours-title = Su tablero
physical-board-own-follows = Su tablero muestra la partida
physical-board-own-differs = Su tablero muestra otra posición. Póngalo como en la partida
physical-board-own-unread = Su tablero no está conectado. Mire el cable o llame al árbitro
physical-board-own-lifted = Sigue sin su tablero: haga sus jugadas en la pantalla
physical-board-low = La batería de su tablero está al { $percent } %. Avise al árbitro.
physical-board-play = Jugar { $move }
physical-board-step-call-arbiter = No se puede leer su tablero. Llame al árbitro
physical-board-step-set-up = Ponga en su tablero la posición inicial de esta partida
physical-board-step-turn-board = Gire su tablero: está al revés
physical-board-step-make-own-move = Haga su jugada { $move } en su tablero
physical-board-step-make-opponents-move = Haga en su tablero la jugada del rival: { $move }
physical-board-step-put-piece = Ponga en { $square }: { $piece } { $side ->
    [white] de las blancas
   *[black] de las negras
}
physical-board-step-clear-square = Quite de su tablero lo que hay en { $square }
physical-board-step-move = Le toca: haga su jugada en su tablero
physical-board-step-put-promotion = Ponga en { $square } la pieza en que se convierte su peón
physical-board-step-choose-promotion = ¿En qué se convierte su peón? Elíjalo aquí
physical-board-step-choose-move = ¿Qué jugada es? Elíjala aquí
physical-board-step-press-clock = { $move } está en su tablero: pulse el reloj
physical-board-step-tap = { $move } está en su tablero. ¿Es su jugada?
physical-board-step-finish-castling = ¿Enroca? Mueva también la otra pieza. O juegue { $move }

play-network-what-joined = El dispositivo está en esa red; su conexión vuelve sola.
play-network-what-wrong = La respuesta es errónea.
play-network-what-void = La respuesta fue errónea demasiadas veces: ahora hay otras letras.
play-network-what-no-key = Ningún nodo de la sede que pueda responder por él ha oído nunca a este dispositivo: tome uno de reserva.
play-network-what-failed = No se logró: { $detail }

play-man-K = rey
play-man-Q = dama
play-man-R = torre
play-man-B = alfil
play-man-N = caballo
play-man-P = peón

play-say-label = Lo que ocurre en el tablero
play-say-begun = La partida ha comenzado.
play-say-back = { $name } está conectado de nuevo.
play-say-goes-on = La partida sigue.
play-say-moved = { $side }: { $move }.
play-say-moves = { $piece } de { $from } a { $to }
play-say-takes = { $piece } de { $from } captura en { $to }
play-say-becomes = , se convierte en { $piece }
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
play-control-increment = , y { $time } más por jugada
play-control-delay = , y { $time } en cada jugada antes de que corra el tiempo
play-control-bronstein = , y hasta { $time } devueltos por jugada
play-control-then = ; después,{ " " }

play-terms-server-out = Ningún reloj pierde tiempo por ello.
play-terms-unless-server-out = Si es el servidor del evento el que está fuera de servicio, ningún reloj pierde tiempo por ello.
play-terms-unless-server-goes-on = Si es el servidor del evento el que está fuera de servicio, ningún reloj pierde tiempo por ello y la partida sigue por sí sola.
play-terms-last-yours = Lo último que se supo: corría su reloj.
play-terms-last-theirs = Lo último que se supo: corría el reloj de { $name }.
play-terms-clocks-run = Los relojes siguen en marcha mientras un jugador está sin conexión.
play-terms-not-known = Esta página no puede ver si ya están parados.
play-terms-clocks-stop = Ambos relojes se paran al perderse una conexión.
play-terms-clocks-stop-after = Ambos relojes se paran cuando una conexión lleva { $time } perdida.
play-terms-goes-on = La partida sigue por sí sola cuando ambos jugadores han vuelto, salvo que el árbitro decida otra cosa.
play-terms-arbiter-resumes = Un árbitro reanuda la partida.
play-terms-back-within = Un jugador sin conexión debe volver en { $time }.

play-link-agent = El programa de juego de este ordenador no responde.
play-link-agent-clock = Los relojes pueden estar en marcha.
play-link-agent-clock-stops = Ambos relojes se paran al perderse una conexión; hasta que el servidor lo note, pueden estar en marcha.
play-link-agent-clock-stops-after = Ambos relojes se paran cuando una conexión lleva { $time } perdida; hasta entonces pueden estar en marcha.
play-link-agent-what = Levante la mano: llame al árbitro en la sala.

play-cut-title = El programa de juego de este ordenador no respondió durante { $time }.
play-cut-title-closed = Esta página estuvo cerrada { $time }.
play-cut-what = Su reloj marcaba entonces { $was }, y { $is } cuando volvió. Si ha perdido tiempo por ello, llame al árbitro: se le puede devolver.

play-moved-here-title = Ahora juega en este ordenador (antes: { $device })
play-moved-here-clock = Su reloj pasó de { $was } a { $is } mientras estaba desconectado. Si quiere que le devuelvan ese tiempo, llame al árbitro.
play-moved-here-moves = Una jugada que hizo en { $device } y que no está en este tablero no se ha jugado: hágala de nuevo aquí.

play-link-lost = Se ha perdido la conexión con los árbitros.
play-link-comes-back = El dispositivo se vuelve a conectar por sí solo.
play-link-for = Sin contacto desde hace { $time }.

play-lost-venue = Este dispositivo no llega a la red de la sede: su cable, su red inalámbrica o los equipos de la sede.
play-lost-uplink = La propia sede no tiene conexión con el servidor del evento.
play-lost-refused = Los equipos de la sede aún no dejan pasar a este dispositivo.
play-lost-stranger = Lo que responde no es el servidor de este evento. Levante la mano: llame al árbitro en la sala.
play-lost-silence = El servidor del evento no responde.
play-lost-broken = La conexión con el servidor del evento se ha interrumpido por el camino.
play-lost-server = El servidor del evento está fuera de servicio por el momento.
play-lost-reseated = Los árbitros han cambiado el puesto de este dispositivo. Pregunte al árbitro.
play-lost-elsewhere = Otro dispositivo se conecta con el nombre de este. Levante la mano: llame al árbitro en la sala.
play-lost-misunderstood = Este dispositivo y el servidor del evento no se entienden. Levante la mano: llame al árbitro en la sala.
play-lost-stopping = El programa de este dispositivo se está cerrando. Levante la mano: llame al árbitro en la sala.

play-link-late = La conexión va lenta.
play-link-late-what = Puede seguir jugando.

play-top-connected = Conectado
play-top-late = Lenta
play-top-lost = Sin conexión
play-top-game = partida { $n }

play-notes-label = Lo que debe saber
play-notes-more = Hay más abajo
play-notes-count = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}

play-notice-title = De los árbitros

play-refused-title = No se ha hecho

play-unplayed-title = Su jugada { $move } no se ha jugado.
play-unplayed-paused = Los relojes estaban parados cuando llegó.
play-unplayed-lost = No llegó mientras corría su reloj.
play-unplayed-changed = La posición del tablero había cambiado antes de que se pudiera enviar.
play-unplayed-over = La partida había terminado antes de que se pudiera enviar.
play-unplayed-title-unsure = Puede que su jugada { $move } no se haya jugado.
play-unplayed-moved = Su puesto pasó a otro equipo antes de que se enviara. Dígaselo al árbitro y hágala en ese equipo.
play-unplayed-moved-unsure = Su puesto pasó a otro equipo antes de que el servidor la confirmara. Si no está en el tablero de allí, hágala de nuevo.
play-unplayed-later = Hágala de nuevo, u otra, cuando corra su reloj.
play-unplayed-now = Su reloj ya corre: juéguela, o haga otra.

play-draw-own = Ha ofrecido tablas.
play-draw-own-what = La oferta vale hasta que su rival responda o juegue.
play-draw-theirs = { $name } ofrece tablas.
play-draw-theirs-what = Si juega, la rechaza.
play-draw-declined = Su oferta de tablas ha sido rechazada.
play-draw-declined-here = Puede ofrecerlas de nuevo después de la próxima jugada.

play-premove-ask = ¿Jugar { $move } inmediatamente después de la jugada de su rival?
play-premove-set = { $move } espera la jugada de su rival.
play-premove-notice = Su jugada anticipada rechaza una oferta de tablas que llegue con la jugada de su rival.
play-premove-put-back = Anulada: no se envía nada.
play-premove-missed = { $move } no se ha enviado.
play-premove-missed-what = Su rival jugó antes de que usted la confirmara. Le toca jugar: hágala de nuevo si aún la quiere.
play-premove-taken-back = Su jugada anticipada queda retirada.
play-premove-dropped = Su jugada anticipada no se ha jugado.

play-away-title = { $name } está sin conexión.
play-away-what = Los relojes están parados.
play-away-was = Lo último que se supo: { $name } estaba sin conexión.

play-pending-title = A la espera de la conexión: { $what }
play-pending-what = Se envía en cuanto vuelva la conexión.
play-pending-move-what = Se envía cuando vuelva la conexión. Si la partida está en pausa entonces, no se juega, y esta página se lo dice. Hasta entonces puede retirarla o introducir otra.
play-pending-move-resumes = Se envía cuando vuelva la conexión. Una pausa por su propia desconexión no importa. Si la partida está en pausa por otra razón, la jugada no se juega, y esta página se lo dice. Hasta entonces puede retirarla o introducir otra.
play-pending-move-sent = Puede que ya haya llegado, así que no puede retirarla. Si no ha llegado, se envía cuando vuelva la conexión, y se juega si la partida está en marcha.
play-pending-taken-back = Su jugada queda retirada. No se enviará.
play-pending-raise = Se envía en cuanto vuelva la conexión. Hasta entonces, levante la mano.
play-pending-move = su jugada
play-pending-premove = su jugada anticipada
play-pending-check-in = presentarse
play-pending-offer-draw = su oferta de tablas
play-pending-accept-draw = aceptar las tablas
play-pending-decline-draw = rechazar las tablas
play-pending-resign = su abandono
play-pending-confirm-result = que ha visto el resultado
play-pending-ready = decir que está listo
play-pending-call-arbiter = llamar al árbitro
play-pending-set-options = sus opciones
play-pending-cancel-premove = retirar la jugada anticipada

play-colours-white = Ahora lleva blancas.
play-colours-black = Ahora lleva negras.

play-call-called = El árbitro está avisado.
play-call-leave-asked = Ha pedido salir de la zona de juego.
play-call-clocks-run = Los relojes siguen en marcha.
play-call-waits = Aún no ha respondido nadie.
play-call-wrote = Usted escribió: «{ $reason }».
play-call-waits-lost = Aquí no llega respuesta hasta que vuelva la conexión. Mientras tanto levante la mano.
play-call-ended = Su llamada ha terminado con la partida.
play-call-ended-what = Ya no viene nadie por ella. Llame de nuevo si aún necesita al árbitro.
play-call-coming = Un árbitro va hacia usted.
play-call-leave-granted = Puede salir de la zona de juego.
play-call-leave-clocks = Mientras tanto los relojes siguen en marcha.
play-call-leave-refused = Ahora no puede salir de la zona de juego.
play-call-leave-over = Ha vuelto de su permiso.
play-call-leave-away = Estuvo fuera { $time }.
play-call-answered = El árbitro ha respondido a su llamada.
play-call-answered-no-reason = El árbitro ha respondido a su llamada y no ha encontrado un motivo válido.
play-call-player-answer = Respuesta: { $note }
play-call-title = Llamar al árbitro
play-call-what = Qué desea
play-call-help = Necesito al árbitro
play-call-leave = Pido salir de la zona de juego
play-call-reason = Por qué, con sus palabras
play-call-claims = Para reclamar tablas por la tercera aparición de una posición o por cincuenta jugadas, llame también al árbitro cuando le toque jugar: diga cuál de las dos, y la jugada que piensa hacer si es ella la que las produce. No haga esa jugada.
play-call-clocks = Los relojes siguen mientras espera.
play-call-ask-leave = Pedir permiso

play-act-accept = Aceptar…
play-act-decline = Rechazar…
play-act-cancel-premove = Retirar
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

play-action-label = Qué puede hacer
play-action-draw = Ofrecer tablas
play-action-resign = Abandonar
play-action-call = Llamar al árbitro

play-confirm-draw = ¿Ofrecer tablas?
play-confirm-draw-what = La oferta no se puede retirar. Su rival puede aceptarla hasta que juegue.
play-confirm-draw-yours = Según las Leyes del Ajedrez (9.1), la oferta va con la propia jugada: hágala y juegue.
play-confirm-draw-theirs = Juega { $name }. Según las Leyes del Ajedrez (9.1), la oferta va con la propia jugada, antes de pulsar el reloj; hecha ahora también es válida.
play-confirm-draw-yes = Ofrecer tablas
play-confirm-accept = ¿Aceptar las tablas?
play-confirm-accept-what = La partida termina en tablas.
play-confirm-accept-yes = Aceptar las tablas
play-confirm-decline = ¿Rechazar las tablas?
play-confirm-decline-what = La partida sigue.
play-confirm-decline-yes = Rechazar las tablas
play-confirm-resign = ¿Abandonar la partida?
play-confirm-resign-what = Gana su rival. No se puede deshacer.
play-confirm-resign-yes = Abandonar

play-headline-waiting = La partida no ha comenzado.
play-headline-paused-yours = Los relojes están parados. Le toca jugar a usted.
play-headline-paused-theirs = Los relojes están parados. Le toca jugar a { $name }.
play-headline-paused-old = Lo último que se supo: los relojes estaban parados.
play-headline-finished = La partida ha terminado.
play-headline-sending = Enviando su jugada…
play-headline-theirs = Juega { $name }.
play-headline-theirs-cut = Jugaba { $name }. Esta página no está conectada.
play-headline-theirs-lost = Jugaba { $name }. Este dispositivo no está conectado.
play-headline-check = Le toca jugar: está en jaque.
play-headline-yours = Le toca jugar.
play-headline-yours-lost = Le toca jugar. Sin conexión: su jugada se envía más tarde.

play-why-lost = Este dispositivo no está conectado: solo una jugada puede esperar a la conexión. Levante la mano para llamar al árbitro.
play-why-paused = La partida está en pausa: ahora no se puede jugar.
play-why-pick-first = Elija primero una de sus piezas.
play-why-not-yours = { $square }: la pieza no es suya.
play-why-no-moves = La pieza de { $square } no tiene jugadas legales.
play-why-theirs = No es su turno: juega { $name }.
play-why-theirs-lost = No es su turno: jugaba { $name } cuando se perdió la conexión.
play-why-starting = Ambos jugadores están listos: se podrá jugar en cuanto arranque el reloj.
play-why-ruling = No se puede jugar hasta que ambos jugadores digan que han visto la decisión.
play-why-pending = Su jugada aún está en camino.
play-why-offered = Ya ha ofrecido tablas.
play-why-declined-here = Su rival ha rechazado las tablas en esta posición: puede ofrecerlas de nuevo después de la próxima jugada.
play-why-answer-first = Su rival ha ofrecido tablas: acéptelas o rechácelas.
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

play-keys-moving = Arrastre una pieza, o pulse sobre ella y después sobre su casilla. O escriba la jugada.
play-keys-field = El campo admite jugadas como se escriben (Cf3, O-O, e8=D), con figuras, o con casillas (g1f3, e7e8q).
play-keys-move-field = Ir al campo
play-keys-board = Ir al tablero: las flechas mueven, Intro o Espacio toma una pieza y la deja, Escape la devuelve
play-keys-clocks = Relojes y número de jugadas
play-keys-position = La posición en palabras
play-keys-last = La última jugada en palabras
play-keys-draw = Ofrecer tablas
play-keys-resign = Abandonar
play-keys-arbiter = Llamar al árbitro
play-keys-help = Esta ayuda
play-keys-escape = Salir del campo; retirar la jugada anticipada; cerrar
play-keys-words = Estas palabras hacen lo mismo en el campo:

play-options-title = Cómo introduce sus jugadas
play-options-smart = Un clic
play-options-smart-what = Un clic en una casilla que pertenece a una sola jugada legal la hace.
play-options-smart-several = { $square } pertenece a { $n } jugadas: mueva la pieza misma.
play-options-queen = Siempre dama
play-options-queen-what = Un peón se convierte en dama sin preguntar.
play-options-premove = Jugada anticipada
play-options-premove-what = Una jugada que introduce en el turno de su rival. Se juega justo después de la de su rival.

play-premove-use-off = No
play-premove-use-confirmed = Preguntar otra vez
play-premove-use-at-once = Sin preguntar

play-before-you-white = Usted juega con blancas
play-before-you-black = Usted juega con negras
play-before-who = { $you } contra { $opponent }
play-before-check-in = Estoy aquí
play-before-here = Su presencia consta
play-before-waits-checks = El árbitro aún debe controlarle a usted y su dispositivo.
play-before-waits-failed = No se ha superado un control. Espere al árbitro, que vendrá.
play-before-waits-opponent = A la espera de { $name }.
play-before-waits-start = Ambos jugadores están aquí. La partida va a comenzar.
play-before-waits-both-checked = Ambos jugadores están aquí. La partida comienza por sí sola, en cuanto su rival haya sido controlado también.
play-before-waits-round = Ambos jugadores están aquí. La partida comienza cuando el árbitro inicie la ronda.
play-before-control = Tiempo
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
play-before-disconnection = Si se pierde la conexión

play-ruled-title = El árbitro ha decidido
play-ruled-by = Por { $by }, { $office }
play-ruled-by-office = Por el { $office }
play-ruled-by-arbiter = Por un árbitro
play-ruled-side = Bando
play-ruled-before = Antes
play-ruled-now = Ahora
play-ruled-ready = Listo
play-ruled-not-ready = Aún no
play-ruled-say-ready = Lo he visto y estoy listo
play-ruled-as-heard = lo último que se supo, antes de perderse la conexión
play-ruled-read-on = Seguir leyendo
play-ruled-waits = Está listo. A la espera de { $name }.
play-ruled-starts-yours = Su reloj arranca en
play-ruled-starts-theirs = El reloj de { $name } arranca en
play-ruled-resume = La partida sigue desde esta posición.
play-ruled-restart = La partida empieza de nuevo desde el principio.
play-ruled-result = Se fija el resultado.
play-ruled-postpone = La partida se aplaza.
play-ruled-reopen = Se anula el resultado: la partida continúa.
play-ruled-restore = La partida vuelve a una posición anterior.
play-ruled-arbiter-starts = Un árbitro pondrá en marcha el reloj.
play-ruled-reverse = Se invirtieron los colores: empieza una nueva partida y la anterior no cuenta.
play-ruled-new-start = La posición inicial era incorrecta: empieza una nueva partida y la anterior no cuenta.
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

play-object-done = Usted ha protestado; decide el árbitro.
play-object-told = Usted ha protestado el resultado { $result }.
play-object-button = No estoy de acuerdo con el resultado
play-object-title = Protestar el resultado
play-object-what = Se llama al árbitro, que lee que usted protesta el resultado { $result }.
play-object-yes = Protestar y llamar al árbitro
play-object-theirs = { $name } protesta este resultado: decide el árbitro.
play-object-theirs-rejected = { $name } protestó este resultado; el árbitro rechazó la protesta.
play-object-upheld = El árbitro ha aceptado su protesta contra el resultado { $result }.
play-object-rejected = El árbitro ha rechazado su protesta contra el resultado { $result }.

play-result-what-provisional = Aún no es oficial: lo aprueba un árbitro.
play-result-what-confirmed = Ambos jugadores lo han visto. Un árbitro lo aprobará.
play-result-what-approved = Aprobado por el árbitro.
play-result-what-corrected = El árbitro ha fijado este resultado.

play-ended-checkmate = por jaque mate
play-ended-stalemate = por ahogado
play-ended-dead-position = ningún bando puede ya dar mate
play-ended-threefold-repetition = la misma posición por tercera vez
play-ended-fifty-moves = cincuenta jugadas sin captura ni movimiento de peón
play-ended-fivefold-repetition = la misma posición por quinta vez
play-ended-seventy-five-moves = setenta y cinco jugadas sin captura ni movimiento de peón
play-ended-resignation = por abandono
play-ended-agreement = por acuerdo
play-ended-flag = por tiempo
play-ended-flag-draw = el tiempo se agotó, pero el rival no puede dar mate
play-ended-not-reconnected = un jugador no volvió a tiempo
play-ended-not-reconnected-draw = un jugador no volvió a tiempo, pero el rival no puede dar mate
play-ended-declared = fijado por el árbitro
play-ended-forfeit = no jugada: un jugador no se presentó

play-player-you = usted
play-player-away = sin conexión
play-player-delay = { $n } s hasta que corra el tiempo

play-board-label = Tablero de ajedrez. { $turn } { $last }
play-board-last = Última jugada: { $last }.

play-cursor-label = Cursor del tablero. Las flechas lo mueven, Intro toma una pieza y la deja, Escape la devuelve.

play-square-man = { $square }, { $side }: { $piece }
play-square-empty = { $square }, vacía
play-square-picked = , tomada
play-square-ways = , puede ir a { $squares }
play-square-may = , puede ir aquí
play-square-back = { $square }: devuelta
play-square-no-way = La pieza de { $from } no puede ir a { $square }.

play-promotion-title = ¿En qué se convierte el peón?

play-position-title = Posición en palabras
play-position-last = Última jugada
play-position-turn = Turno
play-position-check = El rey está en jaque.

play-settings-type = Tamaño de la letra
play-settings-size = Tamaño del tablero

play-size-full = Tan grande como quepa
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
play-settings-click = Un clic cuando su rival ha jugado
play-settings-volume = Volumen

play-lock-title = Este dispositivo está bloqueado
play-lock-by = Bloqueado por { $by }.
play-lock-clock-own = Su reloj está en marcha.
play-lock-clock-other = El reloj de su rival está en marcha.
play-lock-clocks-stand = Los dos relojes están parados.
play-lock-clocks-unknown = Esta página no puede saber si los relojes están en marcha.
play-lock-clocks = El bloqueo no para los relojes. Los árbitros lo saben.

play-identify-what = El árbitro está localizando este ordenador.

play-no-seat-title = Aún no hay partida en este dispositivo
play-no-seat-what = Su partida aparece aquí en cuanto se publique la ronda. Pregunte al árbitro si este no es su dispositivo.
play-no-seat-left = Su partida ya no está en este dispositivo
play-no-seat-left-what = Su puesto pasó a otro dispositivo, o se retiró la publicación de la ronda. Los árbitros le indicarán dónde jugar.
play-no-seat-connected = Conectado. Ahora no hay que hacer nada.

play-elsewhere-title = Abierta en otra ventana
play-elsewhere-what = El tablero se muestra en otra página de este dispositivo.
play-elsewhere-take = Mostrarlo aquí

play-old-title = Hay que abrir esta página de nuevo
play-old-what = El programa de este dispositivo se reinició y esta página ya no sirve. Pida al árbitro que abra el tablero otra vez. Su partida está a salvo.
play-old-no-token = Se abrió sin su clave. Pida al árbitro que abra el tablero.

play-headline-waits = Su jugada espera a la conexión.

play-top-position = Posición
