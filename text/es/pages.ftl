### Todas las páginas. Véase README.md.

## Sanciones: dónde se muestran

penalty-record = Sanción para { side }: { $penalties }

## Tableros físicos: dónde se muestran

physical-board-game = En la partida
physical-board-of = En el tablero de { side }
physical-board-yours = En su tablero

pages-language-name = Español

pages-loading = Cargando…

pages-side-white = Blancas
pages-side-black = Negras

pages-piece-K = R
pages-piece-Q = D
pages-piece-R = T
pages-piece-B = A
pages-piece-N = C

pages-theme-auto = Sistema
pages-theme-light = Claro
pages-theme-dark = Oscuro

pages-preferences-language = Idioma
pages-preferences-theme = Aspecto
pages-preferences-contrast = Alto contraste
pages-preferences-pieces = Notación de las jugadas

pages-pieces-letters = Letras
pages-pieces-figurines = Figuras ♘

pages-dialog-close = Cerrar

pages-cover-again = Se acaba de cerrar una ventana. Haga clic otra vez.

pages-clock-runs = en marcha
pages-clock-old = no actualizado

pages-unanswered-nobody = sin conexión
pages-unanswered-closed = la conexión se cerró
pages-unanswered-offline = este dispositivo no tiene red

pages-refusal-unknown-invitation = Esta invitación es desconocida aquí. Compruebe que la ha copiado entera.
pages-refusal-used-invitation = Esta invitación ya se ha usado. Si no la usó usted, avise enseguida al árbitro principal.
pages-refusal-withdrawn-invitation = Esta invitación se ha retirado.
pages-refusal-expired-invitation = Esta invitación ha caducado.
pages-refusal-signed-out = No ha iniciado sesión. Iníciela de nuevo.
pages-refusal-other-session = En este navegador se usó otra invitación, así que esta página ya no puede actuar en su cargo. Abra su propia invitación en otro navegador o en una ventana privada.
pages-refusal-too-many-sessions = Hay demasiadas sesiones o invitaciones. Termine las sesiones que nadie usa.
pages-refusal-not-started = la partida no ha empezado
pages-refusal-board-paused = la partida está en pausa
pages-refusal-not-paused = la partida no está en pausa
pages-refusal-flag-fell = la bandera ha caído
pages-refusal-no-offer = no hay ninguna oferta de tablas que responder
pages-refusal-offer-stands = ya ha ofrecido tablas: espere la respuesta
pages-refusal-offer-declined = su rival ha rechazado las tablas en esta posición: puede ofrecerlas de nuevo después de la próxima jugada
pages-refusal-smart-move-off = las jugadas de un clic están desactivadas: escriba origen y destino, como e2e4
pages-refusal-choose-piece = elija la pieza nueva: escríbala tras la jugada, como en cxd8=D (dama D, torre T, alfil A, caballo C)
pages-refusal-premove-off = las jugadas anticipadas están desactivadas: actívelas primero
pages-refusal-no-premove = no tiene ninguna jugada anticipada
pages-refusal-no-board = Su tablero físico no muestra ninguna jugada que confirmar.
pages-refusal-no-waiting-move = La jugada ya se ha enviado: no puede retirarla.
pages-refusal-too-often = lo ha cambiado demasiadas veces: espere a la próxima jugada
pages-refusal-calls-wait = ya ha llamado: espere al árbitro
pages-refusal-no-call = no hay ninguna llamada abierta así
pages-refusal-no-ruling = no hay ninguna decisión que confirmar
pages-refusal-no-result = la partida aún no tiene resultado
pages-refusal-no-hold = no existe esa pausa
pages-refusal-no-reason-missing = todas las pausas tienen ya su motivo
pages-refusal-reason-required = indique un motivo: una línea de 1 a 500 caracteres
pages-refusal-done-objected = ya ha protestado este resultado: un árbitro le responderá
pages-refusal-done-called = ya ha llamado al árbitro por esto: espere la respuesta
pages-refusal-result-not-allowed = este torneo no permite ese resultado
pages-refusal-play-on = ambos jugadores han completado diez jugadas: la partida continúa con estos colores
pages-refusal-not-delegated = solo decide el árbitro principal, o un árbitro en quien lo haya delegado
pages-refusal-unread-letter = «{ $text }»: ninguna pieza tiene la letra { $letter }; las letras son { $letters }
pages-refusal-unread-syntax = «{ $text }» no es una jugada: escríbala como Cf3, exd5, O-O o g1f3, las piezas con mayúscula
pages-refusal-unread-piece = «{ $text }»: no tiene esa pieza para mover
pages-refusal-unread-ambiguous = «{ $text }»: más de una pieza puede ir ahí
pages-refusal-unread-premove = «{ $text }» no está claro antes de la jugada de su rival: escriba sus dos casillas, como g1f3
pages-refusal-unread-illegal = «{ $text }» no es legal: { $reason }
pages-refusal-no-claims = en este torneo no se reclaman tablas: la partida termina automáticamente
pages-refusal-claim-of-turn = solo puede reclamar tablas el jugador que está en juego: juegan { $side }
pages-refusal-claim-threefold = la reclamación es correcta: la posición se ha dado tres veces
pages-refusal-claim-threefold-after = la reclamación es correcta: la posición se da por tercera vez tras { $last }
pages-refusal-claim-fifty = la reclamación es correcta: cincuenta jugadas sin mover peón ni capturar
pages-refusal-claim-fifty-after = la reclamación es correcta: cincuenta jugadas sin mover peón ni capturar tras { $last }
pages-refusal-no-option-smart-move = el reglamento del torneo no permite las jugadas de un clic
pages-refusal-no-option-premove = el reglamento del torneo no permite las jugadas anticipadas
pages-refusal-no-option-queen = el reglamento del torneo no permite la promoción automática
pages-refusal-assistant-plays = { $person } juega esta partida: elija otro asistente
pages-refusal-assistant-plays-elsewhere = { $person } juega en el tablero { $board }: elija un asistente que no juegue
pages-refusal-no-odds-to-share = solo una partida en tablas con ventaja de tablas puede contarse como tablas
pages-refusal-not-shorter = { $control } no es más corto que { $than }
pages-refusal-not-shorter-own = { $control } no es más corto que { $than }; puede usar el ritmo del torneo, { $own }
pages-refusal-device-unheard = { $device } no cumple los requisitos del torneo: no está conectado, así que se desconoce su bloqueo
pages-refusal-device-disconnected = { $device } no está conectado, así que nadie puede haberlo controlado: anote el control cuando esté conectado
pages-refusal-device-says-nothing = { $device } no cumple los requisitos del torneo: no informa de su bloqueo
pages-refusal-device-not-locked = { $device } no cumple los requisitos del torneo: no está bloqueado
pages-refusal-device-other-profile = { $device } no cumple los requisitos del torneo: está bloqueado con otro perfil
pages-refusal-device-layers = { $device } no cumple los requisitos del torneo: fallan estas capas de su bloqueo: { $layers }
pages-refusal-device-not-tried = { $device } no cumple los requisitos del torneo: su bloqueo no se ha comprobado desde que se bloqueó: compruébelo
pages-refusal-report-not-latest = { $device } no cumple los requisitos del torneo: hay un informe más nuevo: compruébelo de nuevo
pages-refusal-tried-other-profile = { $device } no cumple los requisitos del torneo: su bloqueo se comprobó para otro perfil
pages-refusal-tried-layers = { $device } no cumple los requisitos del torneo: estas capas de su bloqueo no superaron la comprobación: { $layers }
pages-refusal-played-since = { $device } no cumple los requisitos del torneo: se jugó una partida en él después de comprobarlo: compruébelo de nuevo
pages-refusal-flag-stands = la bandera ha caído: según el reglamento del torneo cuenta, aunque el jugador estuviera desconectado
pages-refusal-ruling-excluded = el reglamento del torneo no permite esta decisión: { $kind }
pages-refusal-not-disconnected = { $side }: sin desconexión en { $board }; solo se descuenta tiempo a un jugador desconectado
pages-refusal-locked = la sede bloqueó esta página: { $text }
pages-refusal-moved-on = este dispositivo está ahora en otro tablero: no se cambió nada
pages-refusal-no-seat = este dispositivo no tiene puesto
pages-refusal-busy = hay demasiadas peticiones en espera: no se cambió nada, inténtelo de nuevo
pages-refusal-already-ruled = hay una decisión más nueva sobre el incidente { $incident } ({ $kind }, por { $by }): mírela primero
pages-refusal-four-eyes = usted lo propuso: otro oficial debe aprobarlo
pages-refusal-game-over = la partida ha terminado
pages-refusal-held = la pausa { $hold } sigue parando los relojes: termínela o deje el tablero en pausa
pages-refusal-illegal-move = { $move } no es legal: { $reason }
pages-refusal-joined = el incidente { $incident } se unió al incidente { $into }: decida sobre { $into }
pages-refusal-no-article = «{ $text }» no es un artículo: escriba uno del Reglamento de ajedrez en línea (1 a 20) o de las Leyes (L), como O 18.9 a, 11.4.2 o L 6.14, o uno propio del torneo, como EVT-2
pages-refusal-no-article-of-laws = las Leyes de { $laws }, que rigen este torneo, no tienen el artículo «{ $text }»: escriba uno de L 1 a L { $last }
pages-refusal-no-move = ninguna jugada legal empieza ni acaba en { $square }: escriba origen y destino
pages-refusal-no-proposal = incidente { $incident }: ninguna propuesta { $ruling } espera a un segundo oficial
pages-refusal-no-such-board = no existe el tablero { $board }
pages-refusal-no-such-round = no existe la ronda { $round }: las rondas de este torneo van de la 1 a la { $rounds }
pages-refusal-no-such-incident = no existe el incidente { $incident }
pages-refusal-not-a-move = «{ $text }» no es una jugada: escriba origen y destino, como e2e4
pages-refusal-not-of-incident = el tablero { $board } no es del incidente { $incident }
pages-refusal-cites-of-which = la decisión es sobre varios tableros: elija el tablero de la nota de dispositivo { $note }
pages-refusal-not-one-move = { $moves } jugadas legales empiezan o acaban en { $square }: escriba origen y destino
pages-refusal-not-your-role = solo pueden hacerlo estos cargos: { $roles }
pages-refusal-not-your-turn = no es su turno: juegan { $side }
pages-refusal-nothing-to-do = esto no cambiaría nada
pages-refusal-other-venue = usted no tiene cargo en la sede { $venue }
pages-refusal-played = ya se hicieron jugadas: solo una partida sin jugadas se pierde por incomparecencia
pages-refusal-done-assistant = ese asistente ya está aprobado
pages-refusal-done-no-assistant = no hay asistente aprobado: el jugador introduce sus jugadas
pages-refusal-done-check = este control ya está anotado así
pages-refusal-done-no-check-left = la partida ya ha empezado: no queda ningún control que dispensar
pages-refusal-done-waived = esos controles ya están dispensados
pages-refusal-done-both-here = ambos jugadores están aquí: nadie llega tarde
pages-refusal-done-confirmed = ya ha confirmado el resultado
pages-refusal-done-approved = el resultado ya está aprobado
pages-refusal-done-open = el tablero ya está abierto
pages-refusal-done-round-begun = la ronda ya ha empezado
pages-refusal-done-checked-in = ya se ha presentado
pages-refusal-done-held = esta pausa ya para el tablero
pages-refusal-done-same-start = la partida empezó desde esa posición
pages-refusal-done-carried-out = la decisión ya está ejecutada
pages-refusal-done-ruling-seen = ya ha confirmado la decisión
pages-refusal-range-default-time = el tiempo de incomparecencia debe ser de un día como mucho, y no haber pasado
pages-refusal-range-text = el texto debe tener 500 caracteres como mucho
pages-refusal-range-clock = un reloj debe tener más de 0 y 168 h como mucho
pages-refusal-range-half-move = la media jugada debe ser anterior a la última
pages-refusal-range-start-in = el reloj debe arrancar en una hora como mucho
pages-refusal-range-article = el artículo debe tener 100 caracteres como mucho
pages-refusal-range-worked-out = la propuesta no puede haberse calculado en el futuro
pages-refusal-range-rulings = un incidente puede tener cien decisiones como mucho, con las propuestas
pages-refusal-range-report = el nombre del informe debe tener de 1 a 200 caracteres
pages-refusal-range-penalties = una decisión debe tener de una a ocho sanciones
pages-refusal-range-from-round = la primera ronda sin el jugador debe ir de 1 a la última ronda del torneo
pages-refusal-spare-elsewhere = el dispositivo { $device } no está registrado en la sede del puesto
pages-refusal-spare-taken = un jugador usa el dispositivo { $device }
pages-refusal-storage = el servidor no puede guardar ahora: los relojes están parados, no se cambió nada, envíelo de nuevo
pages-refusal-in-doubt = puede que el servidor no lo haya guardado: mire el tablero y envíelo de nuevo si hace falta
pages-refusal-stopping = el servidor se está parando: no se cambió nada, envíelo de nuevo enseguida
pages-refusal-void-expired = llegó demasiado tarde: no se cambió nada, inténtelo otra vez si hace falta
pages-refusal-void-withdrawn = se retiró: no se cambió nada
pages-refusal-malformed = el servidor no conoce esta petición: vuelva a cargar la página
pages-refusal-other-version = esta página y el servidor tienen versiones distintas: vuelva a cargar la página
pages-refusal-not-granted = que sepa esta sede, usted no tiene ningún cargo aquí ni en todo el torneo
pages-refusal-office-elsewhere = su cargo es de la sede { $venue }, no de esta
pages-refusal-office-revoked = su cargo fue retirado
pages-refusal-office-expired = su cargo ha caducado aquí y el servidor no lo ha renovado
pages-refusal-order-foreign = { $device } no es un dispositivo de esta sede
pages-refusal-orders-full = ya hay { $most } órdenes en espera para este dispositivo
pages-refusal-order-known = otra orden tiene este identificador
pages-refusal-order-unknown = esta orden no existe
pages-refusal-order-over = la orden ya no puede retirarse: { $fate }
pages-refusal-order-text-empty = escriba un texto para el mensaje o el bloqueo
pages-refusal-order-text-long = el texto es demasiado largo: { $bytes } bytes; se permiten { $most } como mucho
pages-refusal-hidden-character = el carácter { $place } del texto es { $character }, { $hidden }: bórrelo, o escriba de nuevo el texto en vez de pegarlo

pages-hidden-kind-control = un carácter de control
pages-hidden-kind-line-break = un salto de línea
pages-hidden-kind-direction = un carácter que cambia el sentido del texto
pages-hidden-kind-invisible = un carácter invisible

pages-refusal-order-textless = esta orden no puede llevar texto
pages-refusal-order-network = el nombre de una red debe tener de 1 a 32 bytes; su contraseña, 64 como mucho
pages-refusal-intents-full = ya hay { $most } peticiones en espera del servidor
pages-refusal-intent-known = otra petición tiene este identificador
pages-refusal-intent-unknown = esta petición no existe
pages-refusal-intent-over = ya no puede retirarse: { $intent_fate }
pages-refusal-enrol-known = { $device } ya tiene una clave: elija anularla, o consérvela
pages-refusal-enrol-full = ya hay { $most } códigos válidos: espere a que uno se use o caduque
pages-refusal-enrol-no-uplink = sin conexión con el servidor, y solo el servidor puede registrar una clave
pages-refusal-enrol-none = este nodo de la sede no puede registrar dispositivos por código: configúrelo con `adoube certify`
pages-refusal-enrol-denied = el servidor no admite registrar { $device } por código: { $text }
pages-refusal-network-question = un dispositivo muestra cuatro letras y cifras: léalas otra vez
pages-refusal-node-storage = el nodo de la sede no puede guardar ahora: no se cambió nada
pages-refusal-node-stops = el nodo de la sede se está parando
pages-refusal-node-slow = el disco del nodo de la sede va lento: compruebe si se hizo antes de intentarlo otra vez
pages-refusal-too-many-watch = hay demasiadas páginas conectadas
pages-refusal-slow-watcher = esta página iba demasiado lenta y se vuelve a cargar
pages-refusal-thresholds-range = los valores deben ir de { $least } s a { $most } s
pages-refusal-thresholds-order = el orden debe ser: señal con retraso, desconectado, alarma
pages-refusal-note-long = la nota es demasiado larga: { $most } bytes como mucho
pages-refusal-not-kept = el servidor no puede guardar ahora: inténtelo de nuevo
pages-refusal-another-site = la página de otro sitio no puede hacer esto: abra esta directamente
pages-refusal-not-your-seat = usted no juega en este tablero
pages-refusal-round-changed-since = la ronda { $round } cambió después de que la mirara (está { $state }). Mírela de nuevo. Si sigue siendo correcto, confirme otra vez
pages-refusal-local-seat-away = un jugador está desconectado: decide un árbitro del torneo o el árbitro principal
pages-refusal-local-stopped-elsewhere = estos relojes no los paró un árbitro de una sede: decide un árbitro del torneo o el árbitro principal
pages-refusal-pairing-no-venue = tablero { $board }: el jugador { $number } no tiene sede: elija una
pages-refusal-pairing-other-variant = tablero { $board }: su posición inicial es de otra variante que la del torneo
pages-refusal-pairing-no-start = tablero { $board }: el torneo es de Chess960, así que el emparejamiento necesita una posición inicial
pages-refusal-deduct-nothing = tablero { $board }: { $side } tendrían { $has }: no puede descontar { $taken } ni otro tiempo
pages-refusal-deduct-less = tablero { $board }: { $side } tendrían { $has }: no puede descontar { $taken }, como mucho { $most }
pages-refusal-clock-out-of-range = tablero { $board }: { $side } tendrían { $has }: un reloj debe tener más de 0 y { $most } como mucho
pages-refusal-venue-not-connected = el nodo de la sede crea la invitación y no está conectado: inténtelo cuando lo esté
pages-refusal-deduct-from-nobody = nadie estuvo desconectado en { $board }, así que no se puede descontar tiempo
pages-refusal-both-away-at-once = los dos jugadores de { $board } estuvieron desconectados a la vez, en dos incidentes: escriba el resultado
pages-refusal-both-away = los dos jugadores de { $board } estuvieron desconectados: escriba el resultado
pages-refusal-another-game = desde esa desconexión empezó otra partida en { $board }: escriba el resultado
pages-refusal-nobody-away = nadie estuvo desconectado en { $board }: escriba el resultado
pages-refusal-none-shorter = ningún ritmo de juego es más corto que { $control }: escriba uno
pages-refusal-ruling-pending = todavía se está ejecutando una decisión: cierre después el incidente
pages-refusal-close-held = el tablero { $board } está parado por la pausa { $holds }: cierre el incidente cuando termine y corra su reloj
pages-refusal-close-starts = el tablero { $board } está en pausa y su reloj arranca en { $seconds } s: cierre entonces el incidente
pages-refusal-close-stands = el tablero { $board } está en pausa: decida sobre él o reanúdelo primero
pages-refusal-close-unheard = el reloj del tablero { $board } arranca tras la decisión cuando los dos jugadores estén conectados y controlados: cierre entonces el incidente
pages-refusal-close-not-ready = el reloj del tablero { $board } arranca tras la decisión cuando estén listas { $side }: cierre entonces el incidente
pages-refusal-close-none-ready = el reloj del tablero { $board } arranca tras la decisión cuando los dos jugadores estén listos: cierre entonces el incidente
pages-refusal-seat-of-board = el dispositivo { $device } ya tiene un puesto en este tablero
pages-refusal-start-position = posición inicial: { $fault }
pages-refusal-times-alike = blancas y negras tienen el mismo ritmo ({ $control }), así que no hay nada que elegir: la partida nueva empieza con los tiempos completos. Los tiempos ajustados a mano (blancas { $white }, negras { $black }) no se conservan: ajústelos de nuevo en la partida nueva
pages-refusal-times-differ = blancas y negras tienen tiempos distintos (blancas { $white }, negras { $black }): elija si los tiempos se quedan con los colores, como en una partida armagedón, o van con los jugadores, como el tiempo adicional de un jugador con asistente (O 3.8)
pages-refusal-wrong-device = este puesto es del dispositivo { $device }
pages-refusal-set-anew = la posición cambió después de introducir esto: mírela y vuelva a introducirlo si sigue siendo correcto
pages-refusal-ruled-anew = hay una decisión más nueva: léala primero
pages-refusal-wrong-ply = el tablero tiene { $current } medias jugadas; esto era para la media jugada { $meant }

pages-start-fault-length = un FEN tiene de 1 a 200 caracteres
pages-start-fault-fields = un FEN tiene de 4 a 6 campos
pages-start-fault-pieces = no se puede leer la colocación de las piezas del FEN
pages-start-fault-side-to-move = no se puede leer a quién le toca en el FEN
pages-start-fault-castling-field = no se pueden leer los derechos de enroque del FEN
pages-start-fault-en-passant-field = no se puede leer la casilla de captura al paso del FEN
pages-start-fault-half-move-clock = no se puede leer el contador de medias jugadas del FEN
pages-start-fault-move-number = no se puede leer el número de jugada del FEN
pages-start-fault-king-missing = falta un rey
pages-start-fault-too-many-kings = un bando tiene más de un rey
pages-start-fault-pawn-on-back-rank = hay un peón en la primera o la última fila
pages-start-fault-opponent-in-check = el bando que acaba de jugar está en jaque
pages-start-fault-castling-rights = los derechos de enroque no corresponden a los reyes y las torres
pages-start-fault-en-passant-square = ningún peón puede haber pasado por la casilla de captura al paso
pages-start-fault-impossible-check = ninguna última jugada puede haber dado este jaque
pages-start-fault-too-many-pieces = hay más piezas de las que permiten las promociones
pages-start-fault-chess960 = es una posición de Chess960, que este torneo no juega
pages-start-fault-double = no se juega Chess960 doble: ambos bandos deben empezar con la misma colocación

pages-refusal-by = el servidor

pages-illegal-no-piece = en esa casilla no hay pieza
pages-illegal-opponents-piece = esa pieza es del rival
pages-illegal-own-piece-there = ahí hay una pieza propia
pages-illegal-in-the-way = hay otra pieza en medio
pages-illegal-moves-otherwise = la pieza no se mueve así
pages-illegal-nothing-to-take = allí no hay nada que capturar
pages-illegal-king-in-check = su rey quedaría en jaque
pages-illegal-promotion-missing = elija en qué se convierte el peón
pages-illegal-no-promotion = esa jugada no es una promoción
pages-illegal-no-castling = ahora no es posible enrocar
pages-illegal-game-over = la partida ha terminado

pages-help-title = Teclado

pages-round-state-draft = en borrador
pages-round-state-published = publicada
pages-round-state-started = empezada
pages-round-state-closed = cerrada
pages-round-state-elsewhere = jugada en otro lugar

pages-board-title = Tablero { $board }

pages-absent-title = { $n ->
    [one] { $n } jugador ausente
   *[other] { $n } jugadores ausentes
}
pages-absent-forfeit-at = Incomparecencia a las { $when }
pages-absent-left = quedan { $span }
pages-absent-no-deadline = Sin plazo: decide un árbitro, o los tableros están en pausa.
pages-absent-before-start = La ronda no ha empezado: el tiempo de incomparecencia aún no corre.
pages-absent-white = Blancas ausentes
pages-absent-black = Negras ausentes
pages-absent-both = ambos jugadores ausentes

pages-check-not-yet = todavía no

pages-check-kind-device = dispositivo
pages-check-kind-fair-play = juego limpio

pages-check-result-passed = superado
pages-check-result-failed = NO SUPERADO

pages-absence-where = { $venue } ({ $device }): { $sign }
pages-absence-game = partida { $game } de este tablero
pages-absence-game-number = partida { $game }
pages-absence-moment = Momento
pages-absence-time = Hora
pages-absence-plies = Medias jugadas
pages-absence-not-yet = todavía no
pages-absence-ran = tiempo gastado durante la desconexión
pages-absence-as-of = hasta las { $time }
pages-absence-ran-both = Blancas { $white }, Negras { $black }
pages-absence-limit = límite
pages-absence-stood = relojes parados
pages-absence-stood-on = después, en pausa por otro motivo
pages-absence-given-back = { $side } recuperaron { $span }, gastados desde { $from }
pages-absence-limit-passed = se reconectó { $span } tarde
pages-absence-arrived = puesto trasladado a este dispositivo, que no estaba conectado
pages-absence-arrived-no-page = puesto trasladado a este dispositivo, cuya página no estaba abierta
pages-absence-moved = trasladado a
pages-absence-replacement = sustituida por la partida { $next }
pages-absence-leave = fuera con permiso
pages-absence-leave-by = concedido por { $by }
pages-absence-flag = cayó la bandera
pages-absence-flag-away = de { $side } a las { $at }, con { $seat } desconectadas
pages-absence-flag-back = de { $side } a las { $at }, ya reconectadas { $seat }
pages-absence-flag-undone = ; anulada { $at }: la partida se reabrió
pages-absence-flag-undone-by = ; anulada { $at } por la decisión { $ruling }

pages-ruling-kind-resume = reanudar
pages-ruling-kind-deduct = reanudar descontando tiempo
pages-ruling-kind-add-time = reanudar añadiendo tiempo
pages-ruling-kind-restart = reiniciar
pages-ruling-kind-restart-shorter = reiniciar con ritmo más corto
pages-ruling-kind-result = resultado
pages-ruling-kind-postpone = aplazar

pages-form-cancel = Cancelar

pages-field-white = Blancas
pages-field-black = Negras
pages-field-control = Ritmo de juego
pages-field-result = Resultado
pages-field-forfeit = Incomparecencia: un jugador no vino
pages-field-ply = Medias jugadas que se conservan
pages-field-fen = Posición (FEN)
pages-field-side = Bando
pages-field-check = Control
pages-field-passed = Superado
pages-field-to = Como máximo
pages-field-device = Al dispositivo
pages-field-person = Asistente
pages-field-whole = número entero, de 0 a { $most }
pages-field-both = Ambos
pages-field-no-spare = Ningún dispositivo de esta sede está libre. No se incluyen el del propio puesto ni los de otras partidas.
pages-field-no-assistant = ninguno: el jugador introduce sus jugadas
pages-field-optional = (opcional)

pages-room-left = { $n ->
    [one] Queda { $n } carácter
   *[other] Quedan { $n } caracteres
}
pages-room-little = Quedan como mucho { $n } caracteres.
pages-room-none = No quedan caracteres: como máximo { $most }.

pages-field-as-is = sin cambios

pages-moves-title = Jugadas
pages-moves-none = Aún no hay jugadas.
pages-moves-number = Número
pages-moves-used = Usado
pages-moves-left = Reloj
pages-moves-premove = Jugada anticipada

pages-connection-no-answer = El servidor no respondió ({ $why }).

pages-form-no-answer = El servidor no respondió ({ $why }). Pulse de nuevo: no se hará dos veces.

pages-network-title = Otra red
pages-network-what = Para el árbitro de la sede, si este ordenador ({ $device }) no se puede conectar porque cambió la red inalámbrica. El panel, o adoube network-code, responde a estas letras.
pages-network-question = Letras de este ordenador
pages-network-code = Respuesta
pages-network-ssid = Nombre de la red
pages-network-secret = Contraseña
pages-network-join = Entrar
pages-network-joining = Entrando…

pages-intent-fate-waiting = en espera
pages-intent-fate-accepted = aceptado
pages-intent-fate-refused = DENEGADO
pages-intent-fate-expired = CADUCADO
pages-intent-fate-withdrawn = retirado

pages-network-up = activa
pages-network-no-route = sin ruta
pages-network-no-association = sin red inalámbrica
pages-network-no-link = sin enlace
pages-network-unknown = desconocida

# A value that only a later version of the program knows.
pages-unknown-value = desconocido

pages-paused-reason = Motivo: { $reason }
pages-paused-arbiter = Los ha parado el árbitro.
pages-paused-hold = Los árbitros han parado este tablero, junto con otros.
pages-paused-silence = Un jugador está desconectado. Quédese en el tablero: los árbitros lo saben.
pages-paused-silence-then = Último dato: un jugador estaba desconectado. Quédese en el tablero.
pages-paused-all-back = Ambos jugadores se han reconectado. Un árbitro reanudará la partida.
pages-paused-goes-on = Ambos jugadores se han reconectado. La partida se reanuda automáticamente, salvo que un árbitro decida otra cosa.
pages-paused-outage = El servidor del torneo no funcionaba. Nadie ha perdido tiempo.
pages-paused-storage = El servidor del torneo no puede guardar la partida. Nadie pierde tiempo.
pages-paused-ruling = Arrancarán cuando ambos jugadores estén listos.
pages-paused-postponed = La partida queda aplazada.

pages-field-label = Su jugada o un comando
pages-field-placeholder = Cf3 o g1f3
pages-field-enter = Jugar
pages-field-hint = Escriba una jugada y pulse Intro. Escriba «?» para ver los comandos.
pages-field-hint-commands = Ahora no puede jugar. Escriba «?» para ver los comandos.
pages-field-hint-premove-off = No le toca jugar. Jugadas anticipadas: no (Ajustes).
pages-field-told-lost = Levante la mano para llamar al árbitro.
pages-field-cut = El programa de juego de este ordenador no responde. Puede introducir una jugada, pero nada más. Levante la mano para llamar al árbitro.

pages-absence-own-clock = Su reloj está en marcha.
pages-absence-opponent-clock = El reloj de su rival está en marcha.
pages-absence-own = Venga al tablero y preséntese: pierde a las { $when }.
pages-absence-own-no-deadline = La ronda ha empezado. Venga al tablero y preséntese.
pages-absence-own-first-move = Haga su primera jugada, o pierde a las { $when }.
pages-absence-opponent = Su rival no se ha presentado. Pierde a las { $when }.
pages-absence-opponent-no-deadline = Su rival no se ha presentado.
pages-absence-continued = desconectado desde una partida anterior
pages-absence-replaced = (sustituida por la partida { $last })
pages-absence-goes-on = continúa en la partida { $next }
pages-absence-opponent-first-move = Su rival no ha hecho la primera jugada. Pierde a las { $when }.

pages-moves-draw-offered = Tablas ofrecidas

pages-settings-title = Ajustes
