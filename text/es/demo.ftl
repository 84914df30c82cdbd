### `adoube demo`. Véase README.md.

## Pasos

cli-demo-keys = claves y certificados nuevos en { $folder }
cli-demo-coordinator-runs = el servidor está en marcha
cli-demo-published = { $venues ->
    [one] { $event } del { $date }, ronda { $round }, en { $venues } sede: publicada
   *[other] { $event } del { $date }, ronda { $round }, en { $venues } sedes: publicada
}
cli-demo-programs-run = { $count ->
    [one] { $count } programa en marcha; los jugadores se presentan
   *[other] { $count } programas en marcha; los jugadores se presentan
}
cli-demo-checked = { $players ->
    [one] { $players } jugador y su dispositivo han pasado el control
   *[other] { $players } jugadores y sus dispositivos han pasado el control
} { $venues ->
    [one] del LCA de { $venues } sede
   *[other] de los LCA de { $venues } sedes
}; se dispensan los controles de las negras en el tablero { $board }: { $reason }
cli-demo-waived-reason = la documentación llegará más tarde; el LCA conoce al jugador
cli-demo-round-started = la ronda { $round } ha empezado
cli-demo-round-closed = la ronda { $round } está cerrada
cli-demo-cable-pulled = se desenchufa el cable de { $device }
cli-demo-cable-plugged = se vuelve a enchufar el cable de { $device }
cli-demo-killed = se fuerza la parada de { $program }
cli-demo-restarted = { $program } se ha reiniciado
cli-demo-progress = { $board }: jugada { $move } { $white } { $black }
cli-demo-quit = q: terminar la demostración
cli-demo-keep-logs = --keep DIR conserva todos los archivos de registro
cli-demo-kept = Todo está en { $folder }

## Bloqueo de los dispositivos

cli-demo-unavailable = no disponible aquí: { $what }
cli-demo-lock-no-root = todas las capas: el usuario no es root
cli-demo-lock-no-daemon = todas las capas: falta compilar adoube-lockd
cli-demo-lock-no-disk = todas las capas: no existe { $folder }, donde se montaría un sistema de archivos
cli-demo-lock-no-user = todas las capas: no existe el usuario { $user }
cli-demo-not-locked = los dispositivos no están bloqueados
cli-demo-locked = { $count ->
    [one] { $count } servicio bloquea los dispositivos, cada uno en su propio sistema de archivos
   *[other] { $count } servicios bloquean los dispositivos, cada uno en su propio sistema de archivos
}
cli-demo-no-daemons = los servicios que bloquean los dispositivos no responden
cli-demo-locks = Bloqueo de los dispositivos, con cada capa probada:
cli-demo-locks-none = No se ha bloqueado ningún dispositivo.
cli-demo-locks-untested = no se ha probado nada: { $why }
cli-demo-locks-broken = { $layer }, NO FUNCIONA
cli-demo-locks-broken-why = { $layer }, NO FUNCIONA ({ $why })

## El incidente

cli-demo-ruling-last-contact = se devuelve todo el tiempo perdido desde el último contacto
cli-demo-ruling-detection = se devuelve el tiempo perdido desde que se notó la desconexión
cli-demo-ruling-less = lo mismo, menos cinco minutos
cli-demo-ruling-reason = se perdió la conexión; { $ruling }
cli-demo-ruling-name = { $number }, { $ruling }
cli-demo-ruling-or = o
cli-demo-ruling-offer = incidente { $incident }, decisión { $rulings }:
cli-demo-ruling-type = escriba el número de la decisión
cli-demo-ruled = se ha decidido sobre el incidente { $incident }: { $kind } ({ $article }), { $reason }

## Enlaces

cli-demo-links-running =
    Programas en marcha con sus números de proceso. Si usted termina uno, por ejemplo el quiosco de un jugador con `kill -9`
    y su número, se reinicia a los cinco segundos como otro proceso:
cli-demo-links-board = El tablero { $board } es suyo. Abra cada enlace en un navegador de este ordenador:
cli-demo-links-white = Blancas, { $name }, en { $device }:
cli-demo-links-black = Negras, { $name }, en { $device }:
cli-demo-links-console = la consola del árbitro principal (acepte el certificado de la demostración):
cli-demo-links-wall = el panel de { $venue }:
cli-demo-links-others =
    En los demás tableros se juega automáticamente. Al cabo de un minuto, más o menos, se desenchufa el cable de uno de ellos: el panel lo muestra, y la consola muestra un incidente sobre el que usted decide.
    Ctrl-C termina todo.
cli-demo-link-white = página de las blancas: { $link }
cli-demo-link-black = página de las negras: { $link }
cli-demo-link-console = consola: { $link }
cli-demo-link-wall = panel de { $venue }: { $link }

## Tableros electrónicos

cli-demo-boards-event = Una ronda en tableros físicos
cli-demo-boards-follow = primera ronda: los tableros muestran la partida
cli-demo-boards-enter = segunda ronda: los tableros introducen las jugadas
cli-demo-boards-started = los dos tableros están colocados; la partida ha empezado
cli-demo-knight-wrong = las blancas ponen el caballo de c6 en a6
cli-demo-knight-back = las blancas vuelven a poner el caballo en c6
cli-demo-wall-shows = el panel de { $venue } muestra: { $alarm }
cli-demo-wall-shows-none = ningún panel muestra que un tablero difiere de la partida
cli-demo-warning-reason = el tablero físico difiere de la partida
cli-demo-warned = el árbitro principal da una advertencia a las blancas: el tablero físico difiere de la partida
cli-demo-no-difference = la partida terminó antes de que un tablero difiriera de ella
cli-demo-fault-differences = avisos de tablero distinto: { $here } en vez de { $expected }
cli-demo-fault-penalties = sanciones: { $here } en vez de { $expected }
cli-demo-fault-entered = jugadas introducidas por un tablero: { $here } en vez de { $expected }
cli-demo-boards-as-planned = Las dos rondas fueron como estaba previsto.
cli-demo-boards-not-as-planned = NO todas las rondas fueron como estaba previsto.

## El resultado

cli-demo-table-board = tabl.
cli-demo-table-white = blancas
cli-demo-table-black = negras
cli-demo-table-source = original
cli-demo-table-here = aquí
cli-demo-table-pauses = pausas
cli-demo-table-paused = en pausa
cli-demo-table-disconnected = desconectado
cli-demo-table-yes = sí
cli-demo-table-no = NO
cli-demo-differs-plies = el número de medias jugadas es { $here }, en el original { $source }
cli-demo-differs-result = el resultado es { $here }, en el original { $source }
cli-demo-differs-ending = el final es { $here }, en el original { $source }
cli-demo-differs-position = la posición final es { $here }, en el original { $source }
cli-demo-differs-illegal = una de las jugadas es ilegal
cli-demo-differs-moves = las jugadas son distintas
cli-demo-as-in-source = Todas las partidas terminaron como en el original.
cli-demo-not-as-in-source = NO todas las partidas terminaron como en el original.
cli-demo-no-pause = se desenchufó un cable, pero no se puso en pausa ninguna partida
cli-demo-files-removed = Estos archivos se borran ahora; --keep DIR conserva todo, --out DIR conserva estos dos.
cli-demo-exists = { $path } ya existe
cli-demo-exists-next = elija otro --out
cli-demo-pgn-broken = el PGN creado no se puede leer: { $error }
cli-demo-pgn-games = { $games ->
    [one] el PGN tiene { $games } partida en vez de { $expected }
   *[other] el PGN tiene { $games } partidas en vez de { $expected }
}

## Lo que puede fallar

cli-demo-wait = tras { $seconds } s aún no se cumple lo esperado: { $what }
cli-demo-wait-seats = cada puesto tiene un dispositivo
cli-demo-wait-check-in = todos los jugadores se han presentado
cli-demo-wait-boards = los dos tableros están colocados
cli-demo-stalled = las partidas se han detenido
cli-demo-stalled-board = { $plies ->
    [one] tablero { $board } { $state }, { $plies } media jugada
   *[other] tablero { $board } { $state }, { $plies } medias jugadas
}
cli-demo-missed = las partidas terminaron antes de que ocurriera lo previsto: { $faults }
cli-demo-missing-disconnection = la desconexión en el tablero { $board }
cli-demo-missing-coordinator = la parada forzada de un servidor
cli-demo-missing-venue = la parada forzada del nodo de una sede
cli-demo-missing-kiosk = la parada forzada de un quiosco
cli-demo-stuck = estos programas no terminaron y se forzó su parada: { $programs }
cli-demo-no-page = la página de { $device } no responde
cli-demo-no-device = no existe el dispositivo { $device }
cli-demo-port-taken = el puerto { $port } está ocupado
cli-demo-unwritable = no se puede escribir { $path }
cli-demo-no-folder = no se puede crear { $path }
