### La línea de comandos. Véase README.md.

## Sanciones: la línea de comandos

penalty-takes-nothing = ninguno
penalty-takes-time = un tiempo, como =2:00 o ='2 min'
penalty-takes-points = puntos, como =0.5
penalty-takes-opponents-points = los puntos del rival, como =0 (si se omite, los de una victoria)
penalty-takes-rounds = rondas, como =4 o =4-6
penalty-takes-claim = la jugada indicada al reclamar, como =Ng8 (nada si se reclamó la posición que ya estaba en el tablero)
penalty-takes-fine = el número de una multa del reglamento del torneo, como =1
penalty-kinds-line = { $officials }; valor: { $takes }
penalty-kinds-laws = Leyes de 2005: { $old } Leyes de 2018 y 2023: { $new }
penalty-kinds-prohibited-device = dispositivo prohibido
penalty-kinds-two = otro oficial debe aprobar una sanción que cambia un resultado o excluye a un jugador de rondas
penalty-confirm-impose = ¿Imponer esta sanción? Escriba sí:
penalty-confirm-withdraw = ¿Retirar esta sanción? Escriba sí:
penalty-nothing-done = no se ha cambiado nada
penalty-agree-to = propuesta ({ $article }): { $player } ({ $number }): { $penalties }: { $reason }
penalty-done-rejected = se ha rechazado la propuesta de { $proposed }: { $penalties }
penalty-done-withdrawn = retirada: { $penalties }

## Tableros electrónicos: la línea de comandos

cli-eboard-list-none = No se ha encontrado ningún puerto para un tablero. Conecte el tablero y enciéndalo.
cli-eboard-list-bluetooth = Tableros por Bluetooth LE: adoube eboard list --bluetooth
cli-eboard-list-serial = Otros tableros Bluetooth: emparéjelos primero y conéctelos como puerto serie (rfcomm).
cli-eboard-list-searching = buscando tableros por Bluetooth LE
cli-eboard-list-any = cualquier tablero
cli-eboard-list-perhaps = posiblemente { $makes }
cli-eboard-show-connected = tablero { $make } en { $port }
cli-eboard-unresponsive = El tablero no ha enviado nada en tres segundos.
cli-eboard-calibrated = El tablero ya reconoce sus piezas.
cli-eboard-learns = El tablero aún no reconoce sus piezas: coloque la posición inicial.
cli-eboard-learns-care = Compruebe que cada pieza está en su casilla, en especial el rey y la dama.
cli-eboard-certainty-unknown = aún sin leer
cli-eboard-certainty-moving = en movimiento
cli-eboard-certainty-settled = estable
cli-eboard-cable-normal = no girado
cli-eboard-cable-turned = girado 180°
cli-eboard-battery = batería { $percent } %
cli-eboard-some-piece = ? es una pieza que el tablero no reconoce
cli-eboard-check-connected = { $make } responde en { $port }.
cli-eboard-check-pieces = Este tablero reconoce solo las casillas ocupadas, no las piezas. Al promocionar, elija la pieza en la pantalla.
cli-eboard-check-set-up = Coloque la posición inicial.
cli-eboard-check-move = Haga la jugada { $move }.
cli-eboard-check-seen = El tablero indica la jugada.
cli-eboard-check-unseen = El tablero no ha indicado esa posición. Indica { $placement }, que difiere en { $squares }. Si las piezas están en su sitio, los sensores de esas casillas están averiados: use otro tablero.
cli-eboard-check-differs = Aún no está bien: { $squares }. Corríjalo, o ponga la pieza en el centro de su casilla.
cli-eboard-check-silent = El tablero no ha enviado ninguna posición. Revise el cable y la batería y empiece la prueba de nuevo.
cli-eboard-check-still = El tablero no ha notado ningún movimiento a tiempo. Empiece la prueba de nuevo y haga la jugada. Si la hizo, el tablero está averiado: use otro.
cli-eboard-check-line = Se perdieron o dañaron datos del tablero { $times } veces. Pruebe otro cable u otro puerto.
cli-eboard-check-battery = La batería está al { $percent } %. Cárguela.
cli-eboard-check-ambiguous = Esta posición se ve igual desde los dos lados. Las primeras jugadas mostrarán la orientación del tablero.
cli-eboard-check-as-said = El tablero está girado 180°, como indica --turned.
cli-eboard-check-right = El tablero está bien orientado.
cli-eboard-check-normal = El tablero no está girado: omita --turned.
cli-eboard-check-turned = El tablero está girado 180°. Déjelo así para esta prueba. En los demás comandos añada --turned, o gire el tablero.
cli-eboard-check-usable = El tablero se puede usar.
cli-eboard-check-usable-notes = El tablero se puede usar. Lea antes las notas de arriba.
cli-eboard-check-unusable = El tablero no se puede usar así.
cli-eboard-trace-recording = grabando en { $file }; pulse Ctrl-C para terminar
cli-eboard-trace-exists = { $file } ya existe, y una grabación nunca sobrescribe un archivo
cli-eboard-trace-exists-next = Elija otro nombre con --out, o mueva ese archivo.
cli-eboard-trace-recorded = { $positions ->
    [one] una posición grabada
   *[other] { $positions } posiciones grabadas
} en { $seconds } s; la grabación en { $file } está completa: puede enviarla
cli-eboard-trace-recorded-here = { $positions ->
    [one] una posición grabada
   *[other] { $positions } posiciones grabadas
} en { $seconds } s
cli-eboard-trace-unwritable = no se puede escribir la grabación ({ $file })
cli-eboard-trace-none = { $file } no es una grabación de un tablero
cli-eboard-trace-make = Grabe una con: adoube eboard trace PORT --out FILE
cli-eboard-trace-same = { $count } posiciones estables, las mismas que en la grabación.
cli-eboard-trace-other = { $count } posiciones estables, pero la grabación tiene { $recorded }: esta versión lee el tablero de otro modo.
cli-eboard-simulate-no-terminal = el tablero simulado no tiene puerto: este ordenador no ofrece una pseudoterminal, o el nombre del enlace es el de un archivo, o su carpeta no existe
cli-eboard-simulate-board = simulando un tablero { $make } con perturbaciones; escriba jugadas o comandos (start, take, put, pull), o quit
cli-eboard-simulate-calm = simulando un tablero { $make } sin perturbaciones; escriba jugadas o comandos (start, take, put, pull), o quit
cli-eboard-simulate-interval = --interval debe ser un número de segundos
cli-eboard-simulate-interval-next = Por ejemplo 3 o 0.5.
cli-eboard-simulate-plugged = conectado de nuevo en { $port }
cli-eboard-simulate-unreadable = no se puede leer { $file }
cli-eboard-simulate-no-game = { $file } no contiene ninguna partida
cli-eboard-simulate-illegal-white = «{ $typed }» no es una jugada legal de las blancas en esta posición
cli-eboard-simulate-illegal-black = «{ $typed }» no es una jugada legal de las negras en esta posición
cli-eboard-simulate-unknown = «{ $typed }» no es una jugada ni un comando
cli-eboard-simulate-next = Escriba una jugada como e2e4 o Nf3, take e4, put e4 P, start, pull 3 o quit.
cli-eboard-simulate-no-square = «{ $typed }» no es una casilla
cli-eboard-simulate-no-square-next = Escriba una casilla, por ejemplo e4.
cli-eboard-simulate-put = pieza puesta en { $square }
cli-eboard-simulate-took = pieza quitada de { $square }
cli-eboard-simulate-nothing = no hay ninguna pieza en { $square }
cli-eboard-simulate-set-up = posición inicial colocada de nuevo
cli-eboard-simulate-no-time = «{ $typed }» no es un tiempo
cli-eboard-simulate-no-time-next = Escriba un número de segundos.
cli-eboard-simulate-pulled = cable desconectado
cli-eboard-simulate-advertised = listo para una nueva conexión en { $port }
cli-eboard-simulate-disconnected = conexión cerrada
cli-eboard-simulate-no-bluetooth = un tablero { $make } no tiene Bluetooth LE
cli-eboard-simulate-no-bluetooth-next = Omita --bluetooth, o simule un tablero con Bluetooth LE: --model chessnut, millennium o pegasus.
cli-eboard-simulate-no-service-next = Instálelo y arránquelo (en Debian: apt-get install bluez, systemctl start bluetooth), u omita --bluetooth.
cli-eboard-simulate-no-adapter-next = Conecte un adaptador Bluetooth, u omita --bluetooth.
cli-eboard-simulate-no-role = el adaptador Bluetooth de este ordenador no puede anunciar un tablero
cli-eboard-simulate-no-role-next = Use un adaptador para el que bluetoothctl show indique la función peripheral, u omita --bluetooth.
cli-eboard-simulate-no-rights = este usuario no tiene permiso para usar Bluetooth
cli-eboard-simulate-no-rights-next = Añada el usuario al grupo bluetooth y vuelva a iniciar sesión: usermod -aG bluetooth USER
cli-eboard-simulate-refused = el servicio Bluetooth ha rechazado anunciar el tablero: { $reason }
cli-eboard-simulate-refused-next = Cierre los demás programas que se anuncien por Bluetooth, o reinicie el servicio: systemctl restart bluetooth.
cli-eboard-simulate-ended = el servicio Bluetooth ha dejado de anunciar el tablero
cli-eboard-simulate-ended-next = Compruebe el adaptador y simule el tablero otra vez.
cli-eboard-simulate-no-piece = «{ $typed }» no es una pieza
cli-eboard-simulate-no-piece-next = Escriba P N B R Q K, en minúscula para las negras.
cli-eboard-simulate-lifted = pieza levantada
cli-eboard-simulate-slid = pieza deslizada
cli-eboard-simulate-put-back = devuelta una vez a su casilla antes de la jugada
cli-eboard-simulate-replacing = pieza capturada retirada al final

## Tableros electrónicos: por qué no se puede leer un puerto (cli-eboard-error-) y qué hacer (cli-eboard-next-)

cli-eboard-error-no-such-port = no existe el puerto { $port }
cli-eboard-next-no-such-port = Conecte el tablero y enciéndalo. adoube eboard list muestra lo que está conectado.
cli-eboard-error-no-board = no hay ningún tablero electrónico conectado a este ordenador
cli-eboard-error-several-boards = puede haber un tablero en { $count } puertos: { $ports }
cli-eboard-next-several-boards = Desconecte todos los tableros menos el del jugador, o indique su puerto.
cli-eboard-error-no-rights = este usuario no puede abrir { $port }
cli-eboard-next-no-rights = Añada el usuario al grupo { $group } y vuelva a iniciar sesión: usermod -aG { $group } USER
cli-eboard-next-no-group = Dé al usuario permiso de lectura y escritura del puerto con una regla de udev.
cli-eboard-error-busy = { $port } está en uso
cli-eboard-error-busy-by = { $port } está en uso por { $holder }
cli-eboard-next-busy = Cierre ese programa: solo un programa a la vez puede leer un tablero.
cli-eboard-error-not-a-port = { $port } no es un puerto serie
cli-eboard-next-not-a-port = Indique un puerto como /dev/ttyUSB0. adoube eboard list los muestra.
cli-eboard-error-no-answer = ningún tablero responde en { $port }
cli-eboard-next-no-answer = Encienda el tablero, revise el cable y la batería e indique su marca con --make. Si sigue sin responder, grábelo y adjunte el archivo al informe del fallo: adoube eboard trace { $port } --make MAKE --out board.trace
cli-eboard-error-unknown-make = el dispositivo en { $port } no es un tablero compatible
cli-eboard-next-unknown-make = Sus datos empiezan por { $bytes }. Si es un tablero, grábelo y adjunte el archivo al informe del fallo: adoube eboard trace { $port } --make dgt --out board.trace
cli-eboard-error-other-make = el tablero en { $port } es un { $found }, no un { $named }
cli-eboard-next-other-make = Omita --make, o use --make { $make }.
cli-eboard-error-not-serial = los tableros { $make } no funcionan por un puerto serie
cli-eboard-next-not-serial = Indique su puerto: adoube eboard list muestra los puertos USB y, con --bluetooth, también los tableros con Bluetooth LE.
cli-eboard-error-not-bluetooth-le = los tableros { $make } no funcionan por Bluetooth LE
cli-eboard-next-not-bluetooth-le = Conéctelo por USB o como puerto serie Bluetooth. adoube eboard list muestra su puerto.
cli-eboard-error-no-bluetooth-service = el servicio Bluetooth de este ordenador no está en marcha
cli-eboard-next-no-bluetooth-service = Instálelo y arránquelo (en Debian: apt-get install bluez, systemctl start bluetooth), o conecte el tablero por cable.
cli-eboard-error-no-bluetooth = este ordenador no tiene Bluetooth
cli-eboard-next-no-bluetooth = Conecte el tablero por cable, o conecte un adaptador Bluetooth.
cli-eboard-error-bluetooth-off = el Bluetooth de este ordenador está apagado
cli-eboard-next-bluetooth-off = Enciéndalo: bluetoothctl power on. Si falla: rfkill unblock bluetooth.
cli-eboard-error-bad-address = «{ $address }» no es una dirección Bluetooth
cli-eboard-next-bad-address = Escriba una dirección como ble:AA:BB:CC:DD:EE:FF. adoube eboard list --bluetooth muestra las direcciones.
cli-eboard-error-not-in-range = ningún tablero responde en { $port }
cli-eboard-next-not-in-range = Encienda el tablero, acérquelo y desconéctelo de cualquier otro dispositivo. Si sigue sin responder, cárguelo.
cli-eboard-error-other-device = el dispositivo en { $port } ({ $name }) no es un tablero compatible
cli-eboard-next-other-device = Revise la dirección. Si es un tablero, indique su marca: --make chessnut, millennium o pegasus.
cli-eboard-error-small-packets = los paquetes Bluetooth tienen aquí { $bytes } bytes, pero el tablero necesita { $needed } para una posición
cli-eboard-next-small-packets = Ponga ExchangeMTU = 517 en la sección [GATT] de /etc/bluetooth/main.conf, y reinicie el servicio Bluetooth.
cli-eboard-error-too-fast = el tablero envía más de { $most } bytes por segundo
cli-eboard-next-too-fast = El dispositivo está averiado o no es un tablero. Use otro.
cli-eboard-error-lost = se perdió la conexión con el tablero
cli-eboard-next-lost = Revise el cable y la batería. El tablero se vuelve a leer en cuanto esté conectado.
cli-eboard-next-lost-ended = Revise el cable y la batería y empiece de nuevo.
cli-eboard-error-other = no se puede abrir { $port }: { $error }
cli-eboard-next-other = Desconecte el tablero, conéctelo e inténtelo de nuevo.

## Tableros físicos: lo que leen y hacen los oficiales

scoresheet-remind-players = Las planillas son obligatorias (O 20.7): recuérdelo a los jugadores antes de la partida
cli-scoresheet-list-not-asked = el reglamento no exige planillas
cli-scoresheet-list-missing = { $board }: falta la planilla de { side } ({ $player })
cli-scoresheet-list-unmarked = { $board }: sin comprobar: la planilla de { side } ({ $player })
cli-scoresheet-list-later = hay partidas en juego: las planillas se comprueban después
cli-scoresheet-list-none = no falta ninguna planilla y todas están comprobadas
cli-board-deviation-not-connected = { $board }: { side } no tienen ningún tablero conectado, y todos los jugadores deben tener uno. El árbitro principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-other-make = { $board }: el tablero de { side } es un { $make }, y solo se aceptan estas marcas: { $makes }. El árbitro principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-unknown-make = { $board }: no se conoce la marca del tablero de { side }; solo se aceptan estas: { $makes }. El árbitro principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-notes-none = { $board }: no hay notas que pueda citar una decisión o una sanción
cli-board-violation-noted = anotado como nota { $note }; cítela con `--cites { $note }`
cli-board-violation-noted-without-number = anotado sin número: el tablero tiene demasiadas notas y esta no se puede citar
cli-check-boards-none = tableros físicos: ninguno
cli-check-boards = tableros físicos: { cli-check-boards-use }; { cli-check-boards-necessity }; { cli-check-boards-makes }; { cli-check-boards-scoresheets }
cli-check-boards-use = { $use ->
    [follow] muestran la partida, que se juega en la pantalla
    [enter-at-once] introducen cada jugada en cuanto está en el tablero
    [enter-by-clock] introducen cada jugada cuando el jugador pulsa el reloj del tablero
   *[enter-by-screen] introducen cada jugada cuando el jugador toca la pantalla
}
cli-check-boards-necessity = { $necessity ->
    [obligatory] todos los jugadores deben tener uno
   *[optional] los jugadores pueden tener uno
}
cli-check-boards-makes = { $kind ->
    [any] se acepta cualquier marca
   *[listed] marcas aceptadas: { $makes }
}
cli-check-boards-scoresheets = { $scoresheets ->
    [yes] los jugadores deben llevar planilla
   *[no] sin planillas
}

## Sanciones: dónde se muestran

penalty-list-line = { $when }, tablero { $board }, registro { $record }: { $player } ({ $number }): { $penalties } ({ $article }): { $reason }

## Lo que dicen varios comandos

cli-warning = aviso: { $text }
cli-confirm = ¿Hacer esto? Escriba sí:
cli-no-round-sent = el servidor no envió ninguna ronda
cli-side = { $side ->
    [white] Blancas
    [black] Negras
   *[other] nadie
}

## Rondas

cli-round-closing-approves = al cerrarla se aprueban { $results }
cli-round-confirm-start = ¿Empezar la ronda ahora? Escriba sí:
cli-round-not-started = la ronda no ha empezado
cli-round-line = ronda { $round }: { $state ->
        [draft] borrador
        [published] publicada
        [started] empezada
       *[other] cerrada
    }, { $boards ->
        [one] 1 tablero
       *[other] { $boards } tableros
    }, terminados { $finished }{ $unapproved ->
        [0] { "" }
       *[other] , sin aprobar { $unapproved }
    }{ $byes ->
        [0] { "" }
       *[other] , sin partida { $byes }
    }{ $taken-back ->
        [yes] ; los resultados importados de { $source } están anulados
       *[no] { "" }
    }
cli-round-line-elsewhere = ronda { $round }: jugada en otro lugar ({ $source }), { $boards ->
        [one] 1 partida
       *[other] { $boards } partidas
    }{ $open ->
        [0] { "" }
       *[other] , sin resultado { $open }
    }{ $byes ->
        [0] { "" }
       *[other] , sin partida { $byes }
    }
cli-time-control = ritmo de juego { $control }
cli-round-time-control-of = { $count ->
        [one] tablero
       *[other] tableros
    } { $boards }: ritmo de juego { $control }
cli-round-discarded = ronda { $round }: borrador eliminado (emparejamientos: { $pairings }; { $bye-count ->
        [0] sin byes
       *[other] byes { $byes }
    }{ $start-count ->
        [0] { "" }
       *[other] ; posiciones iniciales de los tableros { $starts }
    }); la ronda ya no está emparejada
cli-round-draft-empty = el borrador de la ronda { $round } está vacío
cli-round-draft-empty-next = no hay nada que eliminar
cli-round-no-draft = la ronda { $round } está { round-state }: solo se puede eliminar un borrador
cli-round-no-draft-next = { $state ->
    [published] retire primero su publicación: `adoube round unpublish { $round } --reason ...`
    [elsewhere] retire primero su publicación: `adoube round unpublish { $round } --reason ...`
   *[other] sus partidas se quedan en el registro
}
cli-draw-none = no se sorteó ninguna posición inicial para la ronda { $round }
cli-draw-none-next = en un torneo de Chess960 se sortean al publicar la ronda, para los tableros sin posición inicial
cli-draw-mismatch = los números de estos tableros no corresponden a la semilla: { $boards }
cli-draw-head = ronda { $round }: { $one ->
        [yes] un sorteo para toda la ronda
       *[no] un sorteo para cada tablero
    }
cli-draw-text = texto    { $text }
cli-draw-seed = semilla  { $seed }
cli-draw-signed = la semilla es la firma (Ed25519) del texto por el servidor; `adoube verify` la comprueba
cli-draw-board = tablero { $board }  número { $number }  { $array }  { $same ->
        [yes] sorteado otra vez: igual
       *[no] sorteado otra vez: { $again }, NO COINCIDE
    }
cli-draw-given = tablero { $board }  de los emparejamientos: { $start }
cli-draw-wrong = tablero { $board }
cli-publish-confirm = ¿Publicarla así? Escriba sí:
cli-publish-seat = { $number } { $name } ({ $venue ->
        [yes] { $seat }
       *[no] sin sede
    })
cli-publish-without-game = -  { $number } { $name }: { $bye ->
        [F] un punto entero (F)
        [H] medio punto (H)
        [U] bye asignado por el emparejamiento (U)
        [Z] ausente (Z)
        [none] sin partida ni bye
       *[other] { $bye }
    }
cli-unpublish-started = la ronda { $round } ha empezado
cli-unpublish-started-effects = si no se ha hecho ninguna jugada, se anulan su inicio y su publicación: sus partidas se dan por no empezadas, sus emparejamientos vuelven a ser un borrador y los dispositivos pierden sus puestos; se anulan también controles, avisos de presencia, tiempos de incomparecencia y pausas
cli-unpublish-results = resultados anulados: { $results }
cli-unpublish-pause-instead = ¿se empezó demasiado pronto? `adoube clock pause --round { $round }` para sus relojes, y después puede reanudar sus partidas
cli-unpublish-elsewhere = la ronda { $round } se jugó en otro lugar
cli-unpublish-elsewhere-results = se anulan sus resultados importados de { $source }: { $results }
cli-unpublish-elsewhere-effects = la clasificación, los informes y los emparejamientos no los cuentan hasta que importe de nuevo el informe
cli-unpublish-later-published = { $count ->
    [one] la ronda { $rounds } se publicó o se jugó después: se emparejó con estos resultados y no cambia
   *[other] las rondas { $rounds } se publicaron o se jugaron después: se emparejaron con estos resultados y no cambian
}
cli-unpublish-later-drafts = { $count ->
    [one] la ronda { $rounds } ya está emparejada: compruebe si usó estos resultados
   *[other] las rondas { $rounds } ya están emparejadas: compruebe si usaron estos resultados
}
cli-unpublish-game = { $board } { $result ->
        [none] sin resultado
       *[other] { $result }
    }
cli-unpublish-games = { $games }{ $more ->
        [0] { "" }
        [one] { " " }y 1 partida más
       *[other] { " " }y { $more } partidas más
    }{ $byes ->
        [0] { "" }
       *[other] , sin partida { $byes }
    }
cli-unpublish-only-byes = sin partida { $byes }

## Tableros y relojes

cli-no-board = no hay ningún tablero { $board }
cli-board-done = { $board }: { $done } (registro { $record })
cli-done-citing = { $done }{ $count ->
        [0] { "" }
        [one] ; cita la nota de dispositivo { $last }
       *[other] ; cita las notas de dispositivo { $others } y { $last }
    }
cli-done-reason-not-accepted = { $done }; el motivo no se aceptó: { $why }; { cli-pause-reason-missing }
cli-pause-reason-missing = falta el motivo, indíquelo con: adoube clock reason { $of } --reason TEXT
cli-clocks-stopped = relojes parados
cli-clocks-stopped-without-reason = relojes parados; { cli-pause-reason-missing }
cli-pause-reason-recorded = motivo de la pausa anotado
cli-resumed = partida reanudada
cli-time-added = tiempo añadido: { $clocks }
cli-clocks-set = relojes ajustados: { $parts }
cli-set-time = { side } { $time }
cli-set-period = periodo de { side } { $period }
cli-set-moves = jugadas de { side } { $moves }
cli-restored = vuelta a la media jugada { $half-move }, relojes parados
cli-colours-reversed = la partida se reinicia con los colores invertidos
cli-restarted-from = la partida se reinicia desde { $fen }, relojes parados
cli-reopened = partida reabierta, relojes parados
cli-assistant-enters = { $assistant } introduce las jugadas de { side }
cli-assistant-none = { side } introducen sus jugadas sin asistente
cli-moves-wait = las jugadas de { side } { $wait ->
        [yes] esperan
       *[no] no esperan
    } al tablero
cli-confirm-unusual = ¿Es correcto? Escriba sí:
cli-effects-now = efectos ahora:
cli-citable = se pueden citar estas notas:
cli-unusual = ATENCIÓN: { $text }
cli-not-done = NO SE HA HECHO: { $why }
cli-both-clocks = blancas { $white }, negras { $black }
cli-period-moves = periodo/jugadas: blancas { $white }, negras { $black }
cli-changed-before = antes:   { $clocks }
cli-changed-after = después: { $clocks }
cli-draw-odds-stay = { side } tienen ventaja de tablas con cualquier ritmo de juego: si hay tablas, ganan { side }
cli-begins-with = { side } empiezan con { $clock }
cli-clock-stays = el reloj de { side } sigue en { $clock }, con su periodo y su contador de jugadas; para darle otro tiempo use --{ $side }
cli-times-differ = Blancas y negras tienen ritmos de juego distintos:
cli-times-choice = --times { $follows }: blancas ({ $white }) { $white-control }, negras ({ $black }) { $black-control }
cli-times-ask = ¿Se quedan con los colores o van con los jugadores? Escriba color o jugador:
cli-times-no-terminal = blancas y negras tienen ritmos de juego distintos: sin terminal, el comando no puede preguntar si van con los colores o con los jugadores
cli-times-no-terminal-next = añada --times colour si se quedan con los colores (armagedón), o --times player si van con los jugadores (O 3.8)
cli-just-reversed = no se ha cambiado nada: { $why }
cli-just-reversed-next = para volver a cambiarlos, omita --yes y confirme, o espere un minuto

## Qué pasa con una partida, antes de hacerlo

cli-board-head = { $board } { $white } - { $black }, { $half-moves ->
        [one] 1 media jugada hecha
       *[other] { $half-moves } medias jugadas hechas
    }
cli-side-of-player = { side } ({ $player })
cli-unrated = { $board } { $white } - { $black }: { $made ->
        [0] no se hizo ninguna jugada
       *[other] solo se hizo la primera media jugada
    }
cli-unrated-letters = los informes escriben { $white-letter } para las blancas y { $black-letter } para las negras (W, D, L): los puntos cuentan, pero la partida no es válida para el Elo
cli-unrated-forfeit = si un jugador no se presentó, añada --forfeit: los informes lo escriben como + y -
cli-no-half-move = { $head }: no existe la media jugada { $half-move }
cli-no-half-move-next = vea las jugadas con `adoube export pgn --round N --out FILE`; --plies cuenta medias jugadas
cli-restore-last = la última jugada es entonces la media jugada { $half-move }: { $move ->
        [none] ninguna, la posición inicial
       *[other] { $move }
    }
cli-restore-taken = { $count ->
    [0] no se retira ninguna jugada
    [one] se retira 1 media jugada, que se queda en el registro: { $moves }
   *[other] se retiran { $count } medias jugadas, que se quedan en el registro: { $moves }
}
cli-reverse = { $begun ->
        [yes] la partida empieza de nuevo con los tiempos completos
       *[no] se jugará con estos colores
    }: { $white } lleva las blancas, { $black } las negras
cli-annulled = { $begun ->
    [yes] la partida se anula y se queda en el registro
   *[no] la partida no ha empezado
}
cli-begins = empieza cuando ambos jugadores se hayan presentado y sus controles estén superados o dispensados
cli-begins-no-default-time = { cli-begins }; el tiempo de incomparecencia ya no se aplica
cli-reopen = { $result ->
        [none] aún no tiene resultado
       *[other] se anula su resultado, { $result }
    }: la partida { $begun ->
        [yes] continúa desde su última posición
       *[no] se jugará a pesar de todo
    }
cli-declare-moves = { $count ->
    [0] aún no se ha hecho ninguna jugada
   *[other] últimas jugadas: { $moves }
}
cli-declare-to-move = le toca a { $player }; la última vez que se ajustaron o arrancaron los relojes, las blancas tenían { $white } y las negras { $black }
cli-declare-ends = LA PARTIDA SIGUE EN JUEGO: termina ahora con este resultado, aprobado en su nombre; si tiene un incidente abierto, se cierra
cli-declare-continue = para continuar la partida después: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
cli-clock-runs = estos cambios se calculan desde el último registro del tablero, pero el reloj de { side } sigue en marcha: párelo antes con `adoube clock pause { $board } --reason TEXT`
cli-stopped-until-ready = los dos relojes siguen parados hasta que ambos jugadores estén listos (si hay una jugada legal), o hasta `adoube clock resume { $board } --reason TEXT`
cli-stopped-until-resumed = los dos relojes siguen parados hasta `adoube clock resume { $board } --reason TEXT`

## Tiempos escritos, y relojes

cli-time-understood = { $name }: «{ $typed }» es { $words }
cli-time-control-understood = ritmo de juego: «{ $typed }» es { $words }
cli-late-by = retraso máximo de los jugadores
cli-clock-unchanged = { $name } { $time }, sin cambio

## Resultados, llamadas, controles

cli-result-no-board = no se ha indicado ningún tablero
cli-result-no-board-next = véase adoube result --help
cli-result-declared = { $forfeit ->
        [yes] incomparecencia,
       *[no] declarado
    } { $points }
cli-result-corrected = corregido a { $points }{ $how ->
        [forfeit] , por incomparecencia
        [no-forfeit] , como partida jugada
        [no-odds] , sin ventaja de tablas
       *[other] { "" }
    }
cli-result-approved = { $result ->
    [none] aprobado
   *[other] aprobado { $result }
}
cli-result-in-event-points = { $typed } ({ $points } en los puntos del torneo)
cli-result-new = el nuevo resultado es { $points }
cli-result-to-change = Para cambiar el resultado: `adoube result correct { $board } RESULT --reason TEXT`; para continuar la partida: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
cli-result-already = { $board } ya tiene resultado: { $result } ({ ending }, { $state ->
        [provisional] provisional
        [objected] protestado
        [confirmed] visto por ambos
        [corrected] corregido
       *[other] aprobado
    })
cli-result-already-next = cámbielo con `adoube result correct { $board } RESULT --reason TEXT`
cli-result-no-forfeit = una incomparecencia es 1-0, 0-1 o 0-0, no { $result }
cli-result-no-forfeit-next = pierde el jugador que no se presentó; omita --forfeit para declarar el resultado como jugado
cli-result-still-forfeit = la partida de { $board } se perdió por incomparecencia, y eso es 1-0, 0-1 o 0-0, no { $result }
cli-result-still-forfeit-next = si debe contar como jugada, añada --no-forfeit: `adoube result correct { $board } { $result } --no-forfeit --reason TEXT`
cli-result-none-left = no quedan resultados por aprobar
cli-result-left-out = { $board }: SIN APROBAR: { $why }
cli-result-not-approved = sin aprobar: { $boards }
cli-result-not-approved-next = los motivos están más arriba
cli-call-coming = el jugador de la llamada { $number } ve que usted va hacia él
cli-call-back = { side } han vuelto
cli-call-answer = { $answer ->
    [valid] motivo válido
    [not-valid] sin motivo válido
    [granted] permiso concedido
    [refused] permiso denegado
   *[other] { "" }
}
cli-call-done = llamada { $number }: { cli-call-answer }
cli-call-none = no hay llamadas abiertas
cli-call-none-open = el tablero { $board } no tiene ninguna llamada abierta
cli-call = { $board }: llamada { $number } de { side }, { $name } en { $venue }, desde las { $since }{ $asks ->
        [leave] ; pide salir de la zona de juego
        [objection] ; protesta el resultado { $result }
       *[none] { "" }
    }{ $given ->
        [yes] : { $reason }
       *[no] { "" }
    }{ $coming ->
        [yes] ; { $by } va hacia allí
       *[no] { "" }
    }
cli-call-history = respondida a las { $at } por { $by }: { cli-call-answer }{ $noted ->
        [yes] ; nota: { $note }
       *[no] { "" }
    }
cli-call-elsewhere = la llamada { $number } del tablero { $board } es de { side } en { $venue }, pero su cargo es en { $venues }
cli-call-elsewhere-next = la responde un oficial de esa sede o el árbitro principal
cli-check-kind = { $kind ->
    [device] control del dispositivo
    [fair-play] control de juego limpio
   *[other] control
}
cli-check-failed = { $board }: { cli-side }: { cli-check-kind } no superado; para cambiarlo, anótelo indicando tablero y color
cli-check-both-failed = esto anotaría los dos controles como no superados
cli-check-both-failed-next = añada tras el color el control no superado: `device` o `fair-play`
cli-check-none-left = no quedan controles por anotar
cli-check-all-over = todas las partidas de la ronda han terminado: no quedan controles por anotar
cli-check-not-open = la ronda { $round } no tiene tableros abiertos: está { round-state }
cli-check-not-open-next = publíquela antes de anotar controles
cli-check-no-lca = { $person } no es LCA de ninguna sede
cli-check-no-lca-next = indique el LCA que anota los controles: --as lca-madrid
cli-check-done = { cli-side }: { cli-check-kind } { $passed ->
        [yes] superado
       *[no] no superado
    }
cli-check-left-out = { $board } { cli-side }: { cli-check-kind }: omitido, porque se rechazó el control del dispositivo; si el jugador está presente, anótelo indicando tablero y color
cli-check-refused = { $board } { cli-side }: { cli-check-kind }: { $why }
cli-checks-not-recorded = sin anotar { $count } de { $many } controles:
cli-checks-not-recorded-next = resuelva el problema de cada línea, o indique con --as PERSON un oficial que pueda hacerlo, y repita el comando; los demás controles están anotados
cli-checks-none = no hay controles anotados ni se exige ninguno
cli-checked = { $board } { cli-side }: { cli-check-kind } { $passed ->
        [yes] superado
       *[no] no superado
    }{ $by-venue ->
        [yes] , según informa su sede,
       *[no] { " " }por { $by }{ $office }
    } a las { $time }{ $noted ->
        [yes] : { $note }
       *[no] { "" }
    }{ $left ->
        [yes] ; de { $from }, antes de pasar el puesto a { $to }
       *[no] { "" }
    }
cli-check-report = informe { $digest } de { $device }, hecho a las { $time }: { $layers } capas, { $all-work ->
        [yes] todas las exigidas funcionan
       *[no] NO FUNCIONAN: { $unmet }
    }
cli-check-report-none = no se firmó ningún informe de su bloqueo
cli-check-report-failed = un control no superado no tiene informe firmado: el informe se queda en el dispositivo
cli-check-layer = { $layer }: { $holds ->
        [yes] funciona
       *[no] NO FUNCIONA
    } ({ $state }, { $required ->
        [yes] exigida
       *[no] no exigida
    }; pruebas { $tried }, fallos { $wrong }) { $how }
cli-check-pending = { $board } { cli-side }: { cli-check-kind }: pendiente
cli-checks-waived-by = { $board } { $side ->
        [white] Blancas
        [black] Negras
       *[other] ambos jugadores
    }: controles dispensados por { $by }{ $office } a las { $time }: { $reason }
cli-checks-waived = controles de { $side ->
        [white] las blancas
        [black] las negras
       *[other] ambos jugadores
    } dispensados
cli-checks-none-to-waive = no quedan controles por dispensar
cli-default-time = los jugadores pueden llegar con un retraso de { $time }
cli-default-time-none = sin tiempo de incomparecencia hasta que usted fije uno
cli-needs-terminal = esto necesita confirmación, pero no hay un terminal donde pedirla
cli-needs-terminal-next = añada --yes para confirmarlo
cli-seat-moved = { side } pasan a { $device }
cli-seat-moves = { $board }: { side } siguen en el dispositivo { $device }; el dispositivo anterior ya no puede jugar en este puesto, salvo que usted se lo devuelva
cli-seat-stop-clocks = para parar los relojes hasta entonces: adoube clock pause { $board }
cli-seat-confirm = ¿Trasladar el puesto? Escriba sí:
cli-seat-nothing-moved = no se ha trasladado nada
cli-seat-effects-changed = NO SE HA HECHO: los efectos han cambiado:
cli-seat-or-at-the-wall = { $next }; o pídalo en el panel de la sede: la petición se guarda allí hasta que el servidor responda
cli-seat-board-not-open = el tablero { $board } no está abierto: la ronda { $round } está { round-state }
cli-seat-board-not-open-next = publique la ronda antes de trasladar un puesto
cli-seat-no-device = no existe el dispositivo { $device }
cli-seat-devices = dispositivos: { $devices }

## Pausas de muchos tableros

cli-hold-reason-recorded = ronda { $round }, pausa { $hold }: motivo anotado
cli-hold-no-round = no hay ninguna ronda en juego
cli-hold-several-rounds = hay varias rondas en juego
cli-hold-name-round = indique la ronda con --round N
cli-hold-all-reasons = ronda { $round }: todas las pausas tienen su motivo
cli-hold-all-reasons-next = para la pausa de un tablero: adoube clock reason BOARD --reason TEXT
cli-hold-several = ronda { $round }: varias pausas no tienen motivo:
cli-hold-several-next = indique una con --hold N
cli-hold-boards = { $scope ->
    [venue] tableros de { $venue }
   *[all] todos los tableros
}
cli-hold-outcome = { $outcome ->
    [stopped] relojes parados
    [still-stopped] esta pausa ha terminado; otra pausa sigue parando los relojes
    [resumed-except] reanudados, salvo los que están parados por otra pausa
   *[resumed] reanudados
}
cli-hold-done = ronda { $round }, { cli-hold-boards }: { cli-hold-outcome }
cli-hold-reason-not-accepted = el motivo no se aceptó: { $why }
cli-hold-reason-missing = pausa { $hold }: { cli-pause-reason-missing }
cli-hold-confirm = ¿Reanudar estas partidas? Escriba sí:
cli-hold-by = { $office ->
    [none] { $by }
   *[other] { cli-live-office }
}
cli-hold-line = pausa { $hold }, { cli-hold-boards }, por { cli-hold-by } ({ $article }): { $given ->
        [yes] { $reason }
       *[no] falta el motivo
    }
cli-hold-ended = pausa { $hold }, { cli-hold-boards }: terminada{ $by-known ->
        [yes] { " " }por { $by }
       *[no] { "" }
    }: { $reason }
cli-hold-alarm = { $scope ->
        [venue] PARADO
       *[all] TODOS PARADOS
    }: { cli-hold-line }

## Jugadores, emparejamientos, oficiales

cli-no-player-sent = el servidor no envió ningún jugador
cli-player-takes-part = { $number } { $name } { $change ->
        [again] vuelve a participar
        [again-after] vuelve a participar: estaba retirado desde la ronda { $before }
        [withdrawn] se retira desde la ronda { $from }
       *[other] se retira desde la ronda { $from } (antes: desde la ronda { $before })
    }
cli-player-removed = { $number } { $name } ya no figura en el torneo
cli-player-removed-draft = este jugador estaba en el borrador de la ronda { $draft }: compruebe si su rival sigue emparejado (`adoube export pairs --round { $draft }`)
cli-player-in-tables = las tablas de emparejamiento (Berger) siguen incluyendo a este jugador en la ronda { $draft }: cuando se publique, declare la incomparecencia (`adoube result { $draft }.B 1-0 --forfeit --reason ...`)
cli-player-in-draft = este jugador está en el borrador de la ronda { $draft }: vuelva a emparejar la ronda antes de publicarla
cli-pair-nothing-imported = no se ha importado nada
cli-pair-is-draft = este es el borrador de la ronda; publíquela cuando sea correcto
cli-pair-other-system = { $system ->
    [swiss] el torneo es de sistema suizo (regulations.toml: system = "swiss"): emparéjelo con `adoube pair --round { $round } --engine CMD`, o cámbielo a system = "round-robin" y ejecute `adoube set-up`
   *[other] el torneo es de todos contra todos (regulations.toml: system = "round-robin"): emparéjelo con `adoube pair --round { $round } --round-robin`, o cámbielo a system = "swiss" y ejecute `adoube set-up`
}
cli-roles-chief-alone = ahora solo puede decidir el árbitro principal
cli-roles-delegates = además del árbitro principal, ahora pueden decidir: { $names }
cli-roles-can-rule = puede decidir en lugar del árbitro principal
cli-delegation = { $person } puede decidir: delegado por { $by }, { $since }{ $given ->
        [yes] : { $reason }
       *[no] , sin motivo anotado
    }
cli-delegation-valid = { cli-delegation }; vale hasta que alguien la termine
cli-delegation-ended = { cli-delegation }; TERMINADA por { $ended-by }, { $ended }{ $ended-given ->
        [yes] : { $ended-reason }
       *[no] , sin motivo anotado
    }
cli-role-at = { $at ->
    [event] { $role }
   *[venue] { $role } de { $venue }
}
cli-invite-link = Enlace de un solo uso para { $person } ({ cli-role-at }), válido hasta { $until }:
cli-session-ended = la sesión { $id } ha terminado
cli-session-none = nadie ha iniciado sesión
cli-session-line = { $who } desde { $since }, último uso { $last-used }  { $browser }
cli-invite-role-unknown = aquí no se conoce el cargo de { $person }
cli-invite-role-unknown-next = indíquelo con --role lta, lca, arbiter o chief-arbiter
cli-invite-no-role = { $person } no tiene ese cargo
cli-invite-no-role-next = vea quién tiene cada cargo con `adoube roles`
cli-invite-several-roles = { $person } tiene varios cargos: { $roles }
cli-invite-several-roles-next = indique uno con --role y --venue
cli-invitation-withdrawn = la invitación { $id } se ha retirado
cli-invitation-none = no hay invitaciones
cli-invitation-made = { $by-known ->
        [yes] por { $by }, { $made }
       *[no] { $made }
    }: { $state ->
        [open] abierta hasta { $until }
        [used] usada
        [withdrawn] retirada
        [expired] caducada
       *[other] desconocida
    }
cli-describe-head = { $tournament }, versión { $version } del reglamento
cli-describe-regulations = Reglamento, con todos los valores por defecto
cli-describe-time-control = Ritmo de juego
cli-describe-venues = Sedes
cli-describe-officials = Oficiales
cli-describe-players = Jugadores
cli-describe-rounds = Rondas
cli-describe-withdrawn = retirado desde la ronda { $from }
cli-describe-draw-odds = { $control }; { side } tienen ventaja de tablas: si hay tablas, ganan { side }
cli-penalty-player-without-game = el jugador { $player } aún no tiene partida, y las sanciones se anotan con una partida: retire al jugador con `adoube player withdraw { $player }`, o imponga la sanción en su primer tablero
cli-penalty-none-proposed = no hay sanciones propuestas en el tablero { $board }
cli-penalty-several = el tablero { $board } tiene varias decisiones en vigor, registros { $records }: añada --record NUMBER
cli-penalty-none-in-force = el tablero { $board } no tiene ninguna sanción en vigor con este registro: véase `adoube penalty list`

## Archivos de un torneo

cli-setup-no-certificate = sin certificado para { $names }; créelo con: adoube --event { $folder } certify
cli-setup-no-problems = el reglamento, las sedes y los oficiales no tienen problemas
cli-setup-done = { $tournament }: versión { $version } del reglamento, sedes: { $venues }, dispositivos: { $devices }, oficiales: { $officials }
cli-setup-changed = cambiado: { $setting }: { $was-set ->
        [yes] { $before }
       *[no] sin fijar
    } -> { $is-set ->
        [yes] { $after }
       *[no] sin fijar
    }, { $at-once ->
        [yes] desde ahora
       *[no] desde la ronda { $round }
    }
cli-check-event-no-folder = «{ $name }» no es una carpeta ni un tablero como 1.3
cli-check-event-no-certificate = aún sin certificado para { $names }: créelo con adoube --event { $folder } certify
cli-check-event-no-problems = no se han encontrado problemas
cli-check-event-name = { $name }: { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
cli-check-event-control = ritmo de juego: { $notation } ({ $words }), { $class }
cli-check-event-default-time = { $minutes ->
    [0] tiempo de incomparecencia: ninguno; los jugadores que llegan tarde pierden en el acto
    [one] tiempo de incomparecencia: 1 minuto desde el inicio de la ronda
   *[other] tiempo de incomparecencia: { $minutes } minutos desde el inicio de la ronda
}
cli-check-event-venue = sede { $venue }: { $name }, { $time-zone }, { $devices ->
        [one] 1 dispositivo
       *[other] { $devices } dispositivos
    }
cli-check-event-seats = puestos para { $seats ->
        [one] 1 jugador
       *[other] { $seats } jugadores
    }
cli-check-event-officials = oficiales: { $officials }
cli-check-event-profile = { $profile ->
    [applies] profile.toml se aplica a todos los dispositivos
    [unused] profile.toml no se usa: regulations.toml no lo nombra
   *[none] los dispositivos no tienen perfil
}
cli-check-event-file = { $file }: { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
cli-check-event-too-many = { $seated ->
        [one] 1 jugador
       *[other] { $seated } jugadores
    } y { $places ->
        [one] 1 dispositivo
       *[other] { $places } dispositivos
    }: añada dispositivos a venues.toml
cli-check-event-misnamed = no se ha comprobado { $found }: solo se comprueba { $name }. Cámbiele el nombre
cli-check-event-stranger = ningún informe de esta carpeta tiene un jugador { $player }
cli-check-event-column = columna { $column }
cli-certify-nothing = todas las sedes, dispositivos y oficiales tienen certificado: nada que hacer
cli-init-done = { $folder }: torneo { $tournament } con { $venues } sedes y { $devices } dispositivos.
cli-init-next = Ahora edite en esa carpeta regulations.toml, venues.toml y officials.toml; después
cli-init-each-venue = (y así en cada sede)
cli-init-each-device = (y así en cada dispositivo)
cli-init-certify = Para emitir certificados de sedes, dispositivos u oficiales añadidos más tarde:
cli-init-key = Quien tenga authority/authority.key puede emitir certificados: guárdelo en un lugar seguro.

## Importar y exportar

cli-import-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
cli-import-round = { cli-import-players }, { $pairings ->
        [one] 1 emparejamiento
       *[other] { $pairings } emparejamientos
    } y { $byes ->
        [one] 1 bye
       *[other] { $byes } byes
    } de la ronda { $round }
cli-import-elsewhere = { $count ->
    [one] la ronda { $rounds } se jugó en otro lugar: sus resultados son los del archivo
   *[other] las rondas { $rounds } se jugaron en otro lugar: sus resultados son los del archivo
}
cli-import-forfeit = según el archivo, la partida del tablero { $board } se perdió por incomparecencia; cuando se publique la ronda: adoube result { $board } { $result } --forfeit --reason ...
cli-import-not-imported = { $file } no se ha importado
cli-import-played-trf = --played es para `import trf`
cli-import-played-trf-next = solo un TRF contiene resultados de varias rondas
cli-import-other-names = estos números de jugador pasarían a otras personas:
cli-import-other-names-next = no se ha importado nada: si es lo que quiere, añada --replace
cli-export-bytes = { $file }: { $bytes } bytes
cli-export-scores-only = --language, --figurines y --plain no tienen efecto aquí: son para `export scores`
cli-export-pgn-only = --for-officials no tiene efecto aquí: es para `export pgn`
cli-export-no-games = la ronda { $round } no tiene partidas: { $why ->
        [draft] sus emparejamientos son un borrador
        [unpaired] aún no está emparejada
       *[other] no tiene emparejamientos
    }
cli-export-no-games-next = { $why ->
    [draft] publíquelos con `adoube round publish { $round }`, o mírelos con `adoube export pairs --round { $round }`
    [unpaired] importe sus emparejamientos, o véase `adoube pair --help`
   *[other] mire sus byes con `adoube export pairs`
}
cli-export-draft = la ronda { $round } es un borrador, y un informe solo contiene rondas publicadas
cli-export-draft-next = publíquela primero (`adoube round publish { $round }`), o mire sus emparejamientos con `adoube export pairs --round { $round }`
cli-export-elsewhere-next = sus partidas no están registradas aquí: solo { $source } tiene sus resultados
cli-export-to-pair = --to-pair es solo para los informes que leen los programas de emparejamiento
cli-export-to-pair-next = use `export trf --to-pair`, u omítalo
cli-export-newer = --type-code y --paired-by son solo para informes de la edición más reciente
cli-export-newer-next = use `export trf --edition 26`, u omítalos
cli-export-other-regulations = el reglamento del servidor es de otra versión: { $problems }
cli-export-no-pairings = no hay emparejamientos
cli-export-not-begun = no ha empezado ninguna ronda
cli-export-not-begun-next = empiece una con `adoube round start N`
cli-export-exists = { $file } ya existe
cli-export-exists-next = elija otro --out
cli-export-unwritable = no se puede escribir { $file }: { $error }
cli-export-not-written = no se puede escribir { $file }

## Clasificación

cli-standings-penalties = Sanciones:
cli-standings-after = Tras la ronda { $round }
cli-standings-rank = Pos.
cli-standings-number = N.º
cli-standings-name = Nombre
cli-standings-points = Ptos
cli-standings-withdrawn = { $name } (retirado desde la ronda { $round })
cli-standings-tie-breaks = Desempates según { $edition }: { $begin }
cli-standings-pending = { $games ->
    [one] 1 partida aún no tiene resultado
   *[other] { $games } partidas aún no tienen resultado
}
cli-standings-no-report = { $file } no es un informe de torneo:
cli-standings-no-round = { $file } no tiene ronda { $round }
cli-standings-no-round-next = la última es la ronda { $last }
cli-standings-points-impossible = { $file }: los puntos son imposibles
cli-standings-rules-apply = { $begin }; se aplican las reglas de { $edition }
cli-standings-contradiction = el informe se contradice:
cli-standings-draft = la ronda { $round } es un borrador: no hay clasificación tras ella
cli-standings-draft-next = omita --round para ver la clasificación tras la última ronda con resultados
cli-standings-left-out = se omite un desempate: { $why }

## El registro de un torneo

cli-verify-damaged-count = { $damaged } de { $streams } series de registros están dañadas
cli-verify-keep-copy = no se ha cambiado nada: guarde una copia de la carpeta y restaure una anterior
cli-verify-signatures = { $draws ->
    [0] las { $signatures } firmas son válidas
   *[other] las { $signatures } firmas son válidas; { $draws } de ellas son de sorteos, y las posiciones iniciales les corresponden
}
cli-verify-no-signatures = no se comprobaron las firmas: indique la clave con --signing FILE
cli-verify-valid = { $streams ->
        [one] 1 serie de registros
       *[other] { $streams } series de registros
    }, { $records ->
        [one] 1 registro
       *[other] { $records } registros
    }: todas las cadenas de hash son válidas; { $signatures }
cli-verify-digest = hash de todas las series: { $digest }
cli-verify-no-list = no se puede leer la lista de series de registros
cli-verify-stream = { $stream }: { $records ->
        [one] 1 registro
       *[other] { $records } registros
    }, { $signatures ->
        [one] 1 firma
       *[other] { $signatures } firmas
    }{ $draws ->
        [0] { "" }
       *[other] ; { $draws } de ellas son de sorteos, y las posiciones iniciales les corresponden
    }
cli-verify-stream-damaged = { $stream }: DAÑADA: { $error }
cli-verify-locked-next = pare primero el servidor
cli-verify-full-next = libere espacio en ese disco, o compruebe una copia en otro disco
cli-verify-no-ledger = { $folder } no contiene el registro de ningún torneo
cli-verify-no-ledger-next = indique la carpeta de datos del servidor: --data DIR/coordinator/data
cli-verify-no-key = { $file } no se puede leer como clave: { $error }
cli-verify-other-key = { $file } no es una clave Ed25519: { $error }
cli-verify-record = registro { $record }
cli-verify-record-signature = registro { $record }, firma del registro { $signed }
cli-verify-seed = la semilla no es una firma de «{ $text }»
cli-verify-starts = las posiciones iniciales no corresponden a la semilla
cli-verify-hash = su hash no es el de ese registro

## Ayudas para comprobar

cli-chess-no-position = «{ $typed }» no es una posición: { $error }
cli-chess-no-position-next = escriba un número de 0 a 959, o un FEN entre comillas
cli-chess-perft-next = escriba un FEN entre comillas, o startpos; el enroque de Chess960 necesita --chess960
cli-chess-no-start = «{ $typed }» no es una posición inicial de Chess960: { $why }
cli-chess-other-start = es otra posición inicial, o ya se han hecho jugadas
cli-chess-number = número { $number }
cli-chess-refused = se ha rechazado una jugada legal
cli-no-threads = no se pueden crear hilos de ejecución
cli-cannot-write = no se puede escribir en la salida estándar: { $error }
cli-bench-round = vuelta { $round }: { cli-bench-figures }
cli-bench-best = mejor: { cli-bench-figures }
cli-bench-figures = reproducción { $moves } jugadas/s, { $records } registros/s de { $bytes } bytes; el motor solo, en grupos de { $group }, { $engine } registros/s; proporción { $ratio }
cli-bench-no-ledger = no se puede leer el registro que se reproduce
cli-sim-all-hold = se cumplen todas las invariantes
cli-sim-violated = no se cumple: { $invariant }
cli-sim-unread = { $file }: { $why }
cli-sim-unread-next = escriba una con `adoube sim story 7 > FILE`; docs/simulation.md enumera los pasos
cli-sim-too-large = demasiado grande para una historia
cli-sim-in-full = Todo
cli-sim-happened = Qué pasó
cli-sim-boards = { $down ->
    [yes] Los tableros, sin servidor en marcha
   *[no] Los tableros según sus registros
}
cli-sim-keys = { $place } de { $count }   flechas, páginas: mover   n, p: paso siguiente, anterior   f: ver todo   q: salir
cli-sim-clock = { cli-side } { $clock }{ $runs ->
        [yes] { " " } en marcha
       *[no] { "" }
    }

## Archivos que se indican

cli-not-text-utf-16 = está en UTF-16
cli-not-text-other-bytes = no es UTF-8 (quizá Latin-1 o Windows-1252): el primer byte no válido es { $byte } en la línea { $line }
cli-not-text-packed = está comprimido ({ $packed })
cli-not-text-binary = no es texto, sino datos de otro programa
cli-not-text-zero = no es texto: la línea { $line } tiene un byte cero
cli-not-text-utf-16-next = guárdelo como UTF-8, o ejecute: iconv -f UTF-16 -t UTF-8 OLD > NEW
cli-not-text-other-bytes-next = guárdelo como UTF-8, o ejecute: iconv -f WINDOWS-1252 -t UTF-8 OLD > NEW
cli-not-text-packed-next = descomprímalo primero e indique el archivo descomprimido
cli-not-text-name-another = indique un archivo de texto
cli-unreadable = no se puede leer { $file }
cli-unreadable-because = { cli-unreadable }: { $why }
cli-too-large = { cli-unreadable }: ocupa más de { $megabytes } MB
cli-too-large-next = un archivo de este tipo no es tan grande: indique otro, o una parte de este
cli-more-errors = y { $more } más

## Conexiones con el servidor y con los nodos de las sedes

cli-coordinator-at = el servidor en { $host }
cli-node-at = el nodo de la sede en { $host }
cli-no-address = «{ $address }» no es una dirección
cli-certificates-unusable = los certificados de esta persona no se pueden usar: quizá el torneo se creó de nuevo
cli-no-response = { $whose } acepta conexiones pero no responde: nada recibido en { $seconds } s
cli-no-response-next = su programa está colgado o parado, o su ordenador está sobrecargado; aún no se ha enviado ninguna petición
cli-name-another-official = indique con --as PERSON un oficial que pueda hacerlo: véase officials.toml
cli-pauses-together = `adoube watch --once` muestra las pausas: los tableros que se pararon juntos se reanudan juntos
cli-refused = rechazado: { $why }
cli-refused-by-article = rechazado: { $why } ({ $article })
cli-coordinator-other-certificate = { cli-coordinator-at } y el certificado de esta persona no se corresponden: { $why }
cli-coordinator-other-certificate-next = compruebe que --event es la carpeta del torneo de este servidor y que sus certificados siguen siendo válidos
cli-coordinator-unreachable = no hay conexión con { cli-coordinator-at }: { $why }
cli-coordinator-unreachable-next = compruebe la dirección en official.toml y la red
cli-coordinator-not-running = { cli-coordinator-at } no responde: ¿está en marcha adoube-coordinator?
cli-coordinator-not-running-next = en una sede: llame al árbitro principal. En el ordenador del servidor, arránquelo con: adoube-coordinator --dir DIR/coordinator
cli-coordinator-unavailable = { cli-coordinator-at } no está disponible ahora: { $why }
cli-try-again-saved = inténtelo de nuevo en un momento; todo lo ya confirmado está guardado
cli-coordinator-late = { cli-coordinator-at } no respondió a tiempo
cli-coordinator-late-next = puede que lo haya hecho de todos modos: compruébelo con `adoube describe` antes de repetirlo
cli-certificate-refused = el servidor no acepta este certificado: { $why }
cli-certificate-refused-next = compruebe que --event es la carpeta de su torneo
cli-not-found = no encontrado: { $why }
cli-not-found-next = compruebe que el torneo está preparado: véanse `adoube set-up` y `adoube describe`
cli-coordinator-unsupported = { cli-coordinator-at } no admite esta petición: { $why }
cli-coordinator-unsupported-next = puede ser una versión anterior
cli-coordinator-failed = { cli-coordinator-at } falló: { $why } ({ $code })
cli-coordinator-lost = se perdió la conexión con el servidor en { $host }: { $why }
cli-in-doubt = { $whose } no respondió: { $why }. No se sabe si se ha hecho
cli-in-doubt-next = compruébelo con `{ $look }` antes de repetir el comando: puede que ya se haya hecho
cli-repeated = se perdió la primera respuesta y se envió de nuevo el mismo comando: se ha hecho, y una sola vez
cli-repeating = sin respuesta { $whom ->
        [coordinator] del servidor
       *[other] del nodo de la sede
    }: se envía de nuevo el mismo comando (se hará una sola vez)
cli-no-random = este ordenador no proporciona números aleatorios
cli-node-stream-ended = el nodo de la sede cerró la transmisión
cli-coordinator-stream-ended = el servidor cerró la transmisión
cli-not-following = ya no se reciben datos del servidor
cli-node-unreachable = no hay conexión con { cli-node-at }: { $why }
cli-node-unreachable-next = compruebe que adoube-venue está en marcha allí y que en su venue.toml está listen_officials
cli-node-not-granted-next = compruebe que se ejecutó `adoube set-up` con el cargo de esta persona, y que después la sede se conectó al servidor
cli-node-expired-next = conecte de nuevo la sede al servidor
cli-node-revoked-next = indique con --as PERSON una persona que tenga ahora un cargo: véase officials.toml
cli-node-other-venue-next = este es el nodo de la sede { $venue }: use --as lta-{ $venue }
cli-node-not-found-next = vea sus dispositivos y órdenes con adoube watch --venue { $venue } --once
cli-node-unsupported = { cli-node-at } no admite esta petición
cli-node-no-response = { cli-node-at } no respondió: { $why }
cli-try-again = inténtelo de nuevo en un momento

## Tiempos y ritmos de juego en palabras

cli-time-none = nada
cli-time-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
cli-time-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
cli-time-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
cli-time-part-seconds = { $seconds } segundos
cli-control-moves-in = { $n ->
    [one] { $n } jugada en { $time }
   *[other] { $n } jugadas en { $time }
}
cli-control-increment = { $period }, con { $time } añadidos tras cada jugada
cli-control-delay = { $period }, con una demora de { $time } antes de cada jugada
cli-control-bronstein = { $period }, con hasta { $time } devueltos tras cada jugada (Bronstein)
cli-control-next = ; después{ " " }
cli-control-both-sides = Blancas: { $white }; Negras: { $black }
cli-control-class = { $class ->
    [blitz] relámpago
    [rapid] rápido
   *[standard] clásico
}
cli-control-understood = { $notation }, { $class }
cli-control-understood-minutes = { $notation } (minutos + segundos por jugada), { $class }
cli-control-understood-sixty = { $notation }; { $alike ->
    [yes] { $time }
   *[no] al menos { $time }
} en sesenta jugadas, { $class }
