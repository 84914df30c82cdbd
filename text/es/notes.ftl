### Lo que nombran los programas y las páginas: estados, cambios, sanciones, tableros físicos. Véase README.md.

## Partes de frases

side = { $side ->
    [white] las blancas
   *[black] las negras
}
author = { $by-server ->
    [yes] el servidor
   *[no] { $by }
}
round-state = { $state ->
    [draft] en borrador
    [published] publicada
    [started] empezada
    [closed] cerrada
   *[elsewhere] jugada en otro lugar
}
board-with-state = { $board } { $state ->
    [waiting] en espera
    [playing] en juego
    [paused] en pausa
   *[finished] terminado
}
and-more = { $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}
ending = { $ending ->
    [checkmate] jaque mate
    [stalemate] ahogado
    [dead-position] posición muerta
    [threefold-repetition] triple repetición
    [fivefold-repetition] quíntuple repetición
    [fifty-moves] cincuenta jugadas
    [seventy-five-moves] setenta y cinco jugadas
    [resignation] abandono
    [agreement] acuerdo
    [flag] caída de bandera
    [flag-draw] caída de bandera, tablas
    [not-reconnected] no reconectado
    [not-reconnected-draw] no reconectado, tablas
    [forfeit] incomparecencia
   *[declared] declarado
}

## Lo que cambió en un tablero

change-nothing = aún no ha pasado nada en él
change-began = empezó su partida
change-moved = se hizo una jugada
change-moved-to = tiene { $plies } medias jugadas, la última es { $last }
change-stopped = se pararon sus relojes
change-let-go = se puso en marcha su reloj
change-set = se ajustaron sus relojes
change-added = se añadió tiempo
change-penalised = una sanción cambió sus relojes
change-came-late = se descontó tiempo a un jugador que llegó tarde
change-outage = una caída del servidor paró sus relojes
change-ruled = se decidió sobre él
change-carried-out = se ejecutó en él la decisión { $ruling }
change-began-anew = empezó en él una partida nueva
change-restored = se restableció una posición anterior
change-reopened = se reabrió su partida
change-corrected = se corrigió su resultado
change-reversed = se invirtieron sus colores
change-new-start = su partida empezó de nuevo desde otra posición
change-ended = ha terminado ({ ending })
change-disconnected = un jugador se desconectó
change-reconnected = un jugador se reconectó
change-seat-moved = un jugador cambió de dispositivo
change-checked = se anotó o se dispensó un control de un jugador
change-published-again = su ronda se publicó de nuevo
change-other = cambiaron su posición o sus relojes

## Rechazos: el torneo

seat-without-device = tablero { $board } en { $device } de { $venue }

## Sanciones. El id termina en la palabra de la clase; .kind es la clase sin su medida.

penalty-warning = Advertencia
    .kind = Advertencia
penalty-time-to-opponent = { $time } más para el rival
    .kind = Tiempo para el rival
penalty-time-off = { $time } menos en el reloj del jugador
    .kind = Tiempo menos en el reloj
penalty-points-to-opponent = Puntos para el rival: { $points }
    .kind = Puntos para el rival
penalty-points-off = Puntos menos: { $points }
    .kind = Puntos menos
penalty-game-lost = Partida perdida{ $points-given ->
        [yes] , puntos para el rival: { $points }
       *[no] { "" }
    }
    .kind = Partida perdida
penalty-fine = Multa: { $amount } ({ $offence })
    .kind = Multa
penalty-exclusion = { $one-round ->
        [yes] Excluido de la ronda { $first }
       *[no] Excluido de las rondas { $first } a { $last }
    }
    .kind = Exclusión de rondas
penalty-expulsion = Expulsado del torneo
    .kind = Expulsión
penalty-yellow-card = Tarjeta amarilla
    .kind = Tarjeta amarilla
penalty-red-card = Tarjeta roja: partida perdida
    .kind = Tarjeta roja
penalty-wrong-claim = Reclamación de tablas incorrecta{ $with-move ->
        [yes] { " " }con { $move }
       *[no] { "" }
    }
    .kind = Reclamación de tablas incorrecta
penalty-unknown = Sanción desconocida
    .kind = Otra sanción

## Tableros físicos: lo que leen y hacen los oficiales

scoresheet-present = La planilla de { side } está
scoresheet-missing = Falta la planilla de { side }

## Sanciones: dónde se muestran

penalty-list-by = por { $by }
penalty-list-by-both = por { $by }, a propuesta de { $proposed }
penalty-list-proposed = a propuesta de { $proposed }: otro oficial debe aprobarla
    .command = Se aprueba con `adoube penalty agree { $board }`
penalty-list-withdrawn = retirada por { $by }: { $reason }
penalty-list-none = Sin sanciones

## Tableros físicos: como los ve un dispositivo

physical-board-device = Tablero físico
physical-board-device-state = { $state ->
    [connecting] conectando
    [fault] no se puede leer
    [moving] se están moviendo piezas
    [settled] muestra la partida
    [behind] aún no muestra la última jugada
    [ahead] muestra una jugada sin confirmar
    [differs] muestra otra posición
    [unknown-to-this-version] estado desconocido
   *[not-connected] no conectado
}
physical-board-battery = batería { $percent } %
physical-board-fault = { $fault ->
    [no-such-port] No hay ningún puerto { $port }.
    [not-a-port] { $port } no es un puerto serie.
    [several-boards] Puede haber más de un tablero conectado: { $detail }. Desconecte todos menos el del jugador.
    [no-rights] El programa no tiene permiso para abrir { $port }. Añada su usuario al grupo { $detail }.
    [busy] Otro programa usa { $port }: { $detail }. Ciérrelo.
    [no-answer] Sin respuesta. Encienda el tablero y compruebe su cable.
    [unknown-make] El dispositivo en { $port } no es un tablero compatible.
    [other-make] Es un tablero { $detail }, no de la marca de los ajustes.
    [not-serial] Los tableros de esta marca no se pueden leer por un puerto serie.
    [too-fast] Envía demasiados datos para un tablero. Use otro.
    [lost] Se ha perdido la conexión. Compruebe el cable.
    [not-responding] No ha enviado nada en tres segundos. Compruebe el cable y la batería.
    [turned] Está al revés. Gírelo 180°.
    [other-start] Está colocado para otra posición inicial.
   *[other] No se puede abrir el puerto: { $detail }.
}

physical-board-squares = Diferencias en { $squares }

## Cargos

pages-role-player = jugador
pages-role-assistant = asistente
pages-role-lta = árbitro técnico local
pages-role-lca = árbitro principal local
pages-role-arbiter = árbitro
pages-role-chief-arbiter = árbitro principal
pages-role-organiser = organizador
pages-role-spectator = espectador

## Órdenes: qué fue de ellas

pages-fate-waiting = en espera
pages-fate-delivered = entregada
pages-fate-done = hecha
pages-fate-refused = rechazada
pages-fate-failed = fallida
pages-fate-expired = caducada
pages-fate-cancelled = retirada
pages-fate-superseded = sustituida

## Ritmos de juego, abreviados

control-for-moves = { $n ->
    [one] { $time } para { $n } jugada
   *[other] { $time } para { $n } jugadas
}
control-then-short = , después{ " " }
control-sides = Blancas { $white }; Negras { $black }
control-extra-plus = + { $time } por jugada
control-extra-d = demora de { $time } por jugada
control-extra-b = Bronstein de { $time } por jugada

## Bloqueos de los dispositivos

pages-held-told = se avisa cuando ocurre, no se impide
pages-held-no-processes = este ordenador no informa de procesos
pages-held-other-keys = { $name } (proceso { $n1 }) permite otras teclas que { $rules }
pages-held-keys-elsewhere = { $name } (proceso { $n1 }) toma sus teclas de otro lugar que { $folder }
pages-held-other-map = { $file } no es el mapa de teclas de esta versión
pages-held-keys = { $name } tiene solo las teclas permitidas
pages-held-no-boards = no hay conectado ningún puerto de un tablero electrónico
pages-held-boards = puertos de tableros electrónicos: { $names }
pages-held-board-open = { $port } se puede abrir sin ser su propietario (modo { $mode })
pages-held-board-other = { $port } pertenece al usuario { $number }, que no es el agente
pages-held-no-screens = este ordenador no informa de pantallas
pages-held-many-screens = hay { $n1 } pantallas conectadas: { $names }
pages-held-screens = pantallas: { $names }
pages-held-no-terminals = este ordenador no informa de terminales virtuales
pages-held-other-terminal = la pantalla muestra { $now }, y mostraba { $before } cuando se bloqueó
pages-held-terminal = la pantalla muestra { $now }
pages-held-clock-ahead = el reloj se adelantó { $n1 } s desde que se bloqueó
pages-held-clock-back = el reloj se atrasó { $n1 } s desde que se bloqueó
pages-held-clock = el reloj no se ha cambiado
pages-held-no-usb = este ordenador no informa de USB
pages-held-usb = USB: { $list }
pages-held-usb-kinds = { $device } (clases { $list })
pages-held-usb-no-kind = { $device } (de clase desconocida)
pages-held-usb-works = { $device } está conectado y funciona
pages-held-usb-open = { $bus } admite cualquier dispositivo
pages-held-usb-kept-out = { $device } se conectó y se bloqueó
pages-held-usb-off = { $device } se conectó, funcionaba y se desactivó
pages-held-kept-out = bloqueado: { $device }
pages-held-unheard = aquí no se avisa de los programas que arrancan: los programas se comprueban cada cinco segundos
pages-held-left-on = no bloqueado, porque el ordenador funciona desde él o llega a su sede por él: { $device }
pages-held-no-processor = este ordenador no informa de su procesador
pages-held-processor = procesador: { $name }
pages-held-virtual-told = es una máquina virtual, según su procesador
pages-held-virtual = es una máquina virtual: { $name }
pages-held-session = { $user } tiene una sesión abierta desde { $host }
pages-held-steered = se ejecuta { $name }, que muestra o maneja la pantalla a distancia
pages-held-connected = hay una conexión al puerto { $n1 } de este ordenador
pages-held-not-here = no está en este dispositivo: { $program }
pages-held-no-user = no hay ningún usuario { $name } en este ordenador
pages-held-other-profile = el ordenador está bloqueado con otro perfil, { $profile }
pages-held-being-locked = se está bloqueando
pages-held-let-go = el bloqueo se retiró en el dispositivo
pages-held-no-answer = adoube-lockd no responde en { $socket }: { $why }
pages-held-cannot-lock = este agente no puede bloquear un ordenador con { $system }
pages-held-started = { $by } inició { $file }: { $why }
pages-held-not-listed = no está en la lista
pages-held-loader = un cargador de programas, que podría iniciar cualquier cosa
pages-held-not-found-out = no se sabe qué lo inició
pages-held-ended = se ejecutaba { $program } con el nombre { $name }, sin estar en la lista: se terminó
pages-held-runs-unlisted = se ejecuta { $program } con el nombre { $name }, sin estar en la lista
pages-held-overrun = se iniciaron a la vez más programas de los que se podían seguir
pages-held-missed = ocurrió más de lo que se pudo comunicar
pages-held-guard-gone = los programas dejaron de estar limitados a la lista
pages-held-rules-gone = se quitaron las reglas de la red y rigen de nuevo
pages-held-rules-changed = se cambiaron las reglas de la red y rigen de nuevo
pages-held-rules-lost = se quitaron las reglas de la red y no se pueden restablecer: { $why }
pages-held-rules-broken = se cambiaron las reglas de la red y no se pueden restablecer: { $why }
pages-held-rules-unheard = aquí no se avisa de los cambios de las reglas de la red: solo los halla una comprobación ({ $why })
pages-held-others = otras cosas prohibidas
pages-held-player = Este dispositivo: { $said }. Llame a un árbitro.
pages-held-by-rules = las reglas del torneo para los dispositivos
pages-held-looked-at = se observa el estado actual
pages-held-may-be = se ve lo permitido
pages-held-may-not-be = cosas prohibidas
pages-held-nothing = nada
pages-held-nothing-seen = no se ve nada
pages-held-policies = { $file } tiene el contenido exigido
pages-held-policies-read = el navegador del jugador lo lee
pages-held-policies-changed = el jugador lo cambia
pages-held-policies-beside = el jugador añade otro archivo
pages-held-reads-in = lee un programa en { $folder }
pages-held-runs-in = lo ejecuta en { $folder }
pages-held-setting = { $name } es { $n1 }
pages-held-keeps-data = guarda datos en memoria
pages-held-runs-in-memory = ejecuta un programa en memoria
pages-held-reaches-agent = llega al puerto { $n1 } del agente
pages-held-reaches-else = otro usuario llega al puerto { $n1 }
pages-held-reaches-player = el jugador llega al puerto { $n1 }
pages-held-players-now = los programas del jugador ahora
pages-held-outside = otros sistemas de archivos donde el jugador podría poner un programa
pages-held-outside-none = ninguno
pages-held-outside-open = { $places }: nombre cada uno en [no_exec], o en `filesystems`
pages-held-all-listed = { $n1 }, todos en la lista
pages-held-stranger = { $name } (proceso { $n1 }, { $program }) no está en la lista
pages-held-runs-listed = ejecuta { $program }, que está en la lista
pages-held-runs-not = ejecuta { $program }, que no está en la lista
pages-held-reported = se avisa del inicio de { $program }
pages-held-stood-still = un programa se suspende y se reanuda
pages-held-is-ended = se termina un programa
pages-held-works = funciona
pages-held-refused = rechazado: { $why }
pages-held-not-permitted = operación no permitida
pages-held-denied = permiso denegado
pages-held-refused-connection = conexión rechazada
pages-held-no-route = sin ruta hasta el destino
pages-held-read-only = sistema de archivos de solo lectura
pages-held-no-file = no existe el archivo o la carpeta
pages-held-invalid = argumento no válido
pages-held-timed-out = se agotó el tiempo
pages-held-no-space = no queda espacio en el disco
pages-held-failed-io = error de entrada o salida
pages-held-report = informe: { $digest }
pages-held-layer = { $layer }: { $holds } ({ $state }, { $asked }; { $n1 } pruebas, { $n2 } mal) { $how }
pages-held-layer-alone = { $layer }: { $holds } ({ $state }, { $asked }; { $n1 } pruebas, { $n2 } mal)
pages-held-holds = funciona
pages-held-holds-not = NO FUNCIONA
pages-held-required = exigida
pages-held-not-required = no exigida
pages-held-enforced = impuesta
pages-held-reporting = solo avisa
pages-held-broken = vulnerada
pages-held-unavailable = no disponible
pages-held-of-programs = programas
pages-held-of-no-exec = carpetas sin programas
pages-held-of-kernel = ajustes del núcleo
pages-held-of-network = red
pages-held-of-browser = navegador
pages-held-of-stop = detención de programas
pages-held-of-reports = avisos de programas
pages-held-of-keys = teclas
pages-held-of-usb = USB
pages-held-of-boards = tableros
pages-held-of-screens = pantallas
pages-held-of-signs = control remoto y máquinas virtuales
pages-held-of-terminals = terminales
pages-held-of-time = hora
pages-held-more = { $n1 } más
pages-held-not-looked-at = no comprobado: { $why }
pages-held-wrong = MAL: { $said }
pages-held-list = { $first }; { $rest }
pages-held-trial = { $tried }: { $outcome }
