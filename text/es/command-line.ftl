### La línea de comandos. Véase README.md.

## Sanciones: la línea de comandos

penalty-takes-nothing = ningún valor
penalty-takes-time = un tiempo, como =2:00 o ='2 min'
penalty-takes-points = puntos, como =0.5
penalty-takes-opponents-points = los puntos del rival, como =0 (la victoria si se omite)
penalty-takes-rounds = rondas, como =4 o =4-6
penalty-takes-claim = la jugada reclamada, como =Ng8 (nada si se reclamó la posición del tablero)
penalty-takes-fine = el número de una multa de las bases, como =1
penalty-kinds-line = { $officials }; lleva { $takes }
penalty-kinds-laws = Leyes de 2005: { $old } de 2018 y 2023: { $new }
penalty-kinds-prohibited-device = dispositivo prohibido
penalty-kinds-two = otro oficial debe aprobar una sanción que cambia un resultado o excluye a un jugador de rondas
penalty-confirm-impose = ¿Imponer esta sanción? Escriba sí:
penalty-confirm-withdraw = ¿Retirar esta sanción? Escriba sí:
penalty-nothing-done = no se ha cambiado nada
penalty-agree-to = propuesta ({ $article }): { $player } ({ $number }): { $penalties }: { $reason }
penalty-done-rejected = rechazada la propuesta de { $proposed }: { $penalties }
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
cli-eboard-calibrated = El tablero ya conoce sus piezas.
cli-eboard-learns = El tablero no conoce aún sus piezas: ponga la posición inicial.
cli-eboard-learns-care = Compruebe que cada pieza está en su casilla, también el rey y la dama.
cli-eboard-certainty-unknown = aún sin leer
cli-eboard-certainty-moving = en movimiento
cli-eboard-certainty-settled = estable
cli-eboard-cable-normal = no girado
cli-eboard-cable-turned = girado 180°
cli-eboard-battery = batería { $percent } %
cli-eboard-some-piece = ? es una pieza que el tablero no reconoce
cli-eboard-check-connected = { $make } responde en { $port }.
cli-eboard-check-pieces = Este tablero reconoce solo las casillas ocupadas, no las piezas. En una promoción, elija la pieza en la pantalla.
cli-eboard-check-set-up = Coloque la posición inicial.
cli-eboard-check-move = Haga la jugada { $move }.
cli-eboard-check-seen = El tablero indica la jugada.
cli-eboard-check-unseen = El tablero no lo ha indicado. Indica { $placement }, que difiere en { $squares }. Si las piezas están en su sitio, los sensores de ahí están averiados: use otro tablero.
cli-eboard-check-differs = Aún no está bien: { $squares }. Corríjalo o ponga la pieza en el centro de su casilla.
cli-eboard-check-silent = El tablero no ha enviado ninguna posición. Revise el cable y la batería y empiece la prueba de nuevo.
cli-eboard-check-still = No se ha movido nada en el tablero a tiempo. Empiece la prueba de nuevo y haga la jugada. Si la hizo, el tablero está averiado: use otro.
cli-eboard-check-line = Se perdieron o dañaron datos del tablero { $times } veces. Pruebe otro cable u otro puerto.
cli-eboard-check-battery = La batería está al { $percent } %. Cárguela.
cli-eboard-check-ambiguous = Esta posición se ve igual desde los dos lados. Las primeras jugadas mostrarán cómo está orientado el tablero.
cli-eboard-check-as-said = El tablero está girado 180°, como indica --turned.
cli-eboard-check-right = El tablero está colocado como debe.
cli-eboard-check-normal = El tablero no está girado: omita --turned.
cli-eboard-check-turned = El tablero está girado 180°. Déjelo así para esta prueba. En las demás órdenes añada --turned, o gire el tablero.
cli-eboard-check-usable = El tablero se puede usar.
cli-eboard-check-usable-notes = El tablero se puede usar. Lea las notas de arriba.
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
cli-eboard-simulate-board = simulando un tablero { $make } con perturbaciones; escriba jugadas u órdenes (start, take, put, pull), o quit
cli-eboard-simulate-calm = simulando un tablero { $make } sin perturbaciones; escriba jugadas u órdenes (start, take, put, pull), o quit
cli-eboard-simulate-interval = --interval debe ser un número de segundos
cli-eboard-simulate-interval-next = Por ejemplo 3 o 0.5.
cli-eboard-simulate-plugged = conectado de nuevo en { $port }
cli-eboard-simulate-unreadable = no se puede leer { $file }
cli-eboard-simulate-no-game = { $file } no contiene ninguna partida
cli-eboard-simulate-illegal-white = «{ $typed }» no es ahora una jugada legal de las blancas
cli-eboard-simulate-illegal-black = «{ $typed }» no es ahora una jugada legal de las negras
cli-eboard-simulate-unknown = «{ $typed }» no es una jugada ni una orden
cli-eboard-simulate-next = Escriba una jugada como e2e4 o Nf3, take e4, put e4 P, start, pull 3 o quit.
cli-eboard-simulate-no-square = «{ $typed }» no es una casilla
cli-eboard-simulate-no-square-next = Escriba una casilla, por ejemplo e4.
cli-eboard-simulate-put = puesta en { $square }
cli-eboard-simulate-took = quitada de { $square }
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
cli-eboard-simulate-no-role = el adaptador Bluetooth de este equipo no puede anunciar un tablero
cli-eboard-simulate-no-role-next = Use un adaptador para el que bluetoothctl show indique la función peripheral, u omita --bluetooth.
cli-eboard-simulate-no-rights = este usuario no tiene permiso para usar Bluetooth
cli-eboard-simulate-no-rights-next = Añada el usuario al grupo bluetooth y vuelva a iniciar sesión: usermod -aG bluetooth USER
cli-eboard-simulate-refused = el servicio Bluetooth ha rechazado anunciar el tablero: { $reason }
cli-eboard-simulate-refused-next = Cierre otros programas que se anuncien por Bluetooth, o reinicie el servicio: systemctl restart bluetooth.
cli-eboard-simulate-ended = el servicio Bluetooth ha dejado de anunciar el tablero
cli-eboard-simulate-ended-next = Compruebe el adaptador y simule el tablero otra vez.
cli-eboard-simulate-no-piece = «{ $typed }» no es una pieza
cli-eboard-simulate-no-piece-next = Escriba P N B R Q K, en minúscula para las negras.
cli-eboard-simulate-lifted = levantada
cli-eboard-simulate-slid = deslizada
cli-eboard-simulate-put-back = devuelta antes una vez
cli-eboard-simulate-replacing = pieza capturada retirada al final

## Tableros electrónicos: por qué no se puede leer un puerto (cli-eboard-error-) y qué hacer (cli-eboard-next-)

cli-eboard-error-no-such-port = no existe el puerto { $port }
cli-eboard-next-no-such-port = Conecte el tablero y enciéndalo. adoube eboard list muestra lo que está conectado.
cli-eboard-error-no-board = no hay ningún tablero electrónico conectado a este equipo
cli-eboard-error-several-boards = { $count } puertos podrían tener un tablero: { $ports }
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
cli-eboard-error-no-bluetooth-service = el servicio Bluetooth de este equipo no está en marcha
cli-eboard-next-no-bluetooth-service = Instálelo y arránquelo (en Debian: apt-get install bluez, systemctl start bluetooth), o conecte el tablero por cable.
cli-eboard-error-no-bluetooth = este equipo no tiene Bluetooth
cli-eboard-next-no-bluetooth = Conecte el tablero por cable, o conecte un adaptador Bluetooth.
cli-eboard-error-bluetooth-off = el Bluetooth de este equipo está apagado
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
cli-scoresheet-list-later = hay partidas en juego: las planillas se marcan después
cli-scoresheet-list-none = no falta ninguna planilla y todas están comprobadas
cli-board-deviation-not-connected = { $board }: { side } no tienen tablero conectado, y todos los jugadores deben tener uno. El Árbitro Principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-other-make = { $board }: el tablero de { side } es un { $make }, y solo se aceptan estas marcas: { $makes }. El Árbitro Principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-unknown-make = { $board }: no se conoce la marca del tablero de { side }; solo se aceptan estas: { $makes }. El Árbitro Principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-notes-none = { $board }: no hay notas que una decisión o sanción pueda citar
cli-board-violation-noted = registrado como nota { $note }; cítela con `--cites { $note }`
cli-board-violation-noted-without-number = registrado sin número: el tablero tiene demasiadas notas y esta no se puede citar
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
