### `adoube demo`. See README.md.

## Steps

cli-demo-keys = claves y certificados nuevos en { $folder }
cli-demo-coordinator-runs = el coordinador está en marcha
cli-demo-published = { $venues ->
    [one] { $event } del { $date }, ronda { $round }, en { $venues } sede: publicada
   *[other] { $event } del { $date }, ronda { $round }, en { $venues } sedes: publicada
}
cli-demo-programs-run = { $count ->
    [one] { $count } programa en marcha; los jugadores se registran
   *[other] { $count } programas en marcha; los jugadores se registran
}
cli-demo-checked = { $players ->
    [one] Se ha comprobado { $players } jugador y su dispositivo
   *[other] Se han comprobado { $players } jugadores y sus dispositivos
}, { $venues ->
    [one] por el LCA de { $venues } sede
   *[other] por los LCA de { $venues } sedes
}; se prescinde de las comprobaciones de las negras en el tablero { $board }: { $reason }
cli-demo-waived-reason = la documentación llegará más tarde; el LCA conoce al jugador
cli-demo-round-started = la ronda { $round } ha empezado
cli-demo-round-closed = la ronda { $round } está cerrada
cli-demo-cable-pulled = se desenchufa el cable de { $device }
cli-demo-cable-plugged = se vuelve a enchufar el cable de { $device }
cli-demo-killed = se mata { $program }
cli-demo-restarted = { $program } ha vuelto a arrancar
cli-demo-progress = { $board }: jugada { $move } { $white } { $black }
cli-demo-quit = q termina la demostración
cli-demo-keep-logs = --keep DIR conserva todos los registros
cli-demo-kept = Todo está en { $folder }

## Locks of devices

cli-demo-unavailable = no disponible aquí: { $what }
cli-demo-lock-no-root = todas las capas: no se ejecuta como root
cli-demo-lock-no-daemon = todas las capas: falta compilar adoube-lockd
cli-demo-lock-no-disk = todas las capas: no existe { $folder } para montar un sistema de archivos
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

## The incident

cli-demo-ruling-last-contact = se devuelve todo el tiempo perdido desde el último contacto
cli-demo-ruling-detection = se devuelve el tiempo perdido desde que se detectó
cli-demo-ruling-less = lo mismo, menos cinco minutos
cli-demo-ruling-reason = se perdió la conexión; { $ruling }
cli-demo-ruling-name = { $number }, { $ruling }
cli-demo-ruling-or = o
cli-demo-ruling-offer = incidente { $incident }, decisión { $rulings }:
cli-demo-ruling-type = escriba el número de la decisión
cli-demo-ruled = decisión sobre el incidente { $incident }: { $kind } ({ $article }), { $reason }

## Links

cli-demo-links-running =
    Programas en marcha con sus números de proceso. Si termina uno, por ejemplo el kiosco de un jugador con `kill -9`
    y su número, vuelve a arrancar a los cinco segundos como otro proceso:
cli-demo-links-board = El tablero { $board } es suyo. Abra cada enlace en un navegador de este ordenador:
cli-demo-links-white = Blancas, { $name }, en { $device }:
cli-demo-links-black = Negras, { $name }, en { $device }:
cli-demo-links-console = la consola del árbitro principal (acepte el certificado propio de la demostración):
cli-demo-links-wall = el panel de { $venue }:
cli-demo-links-others =
    Los demás tableros juegan solos. En un minuto aproximadamente uno de ellos pierde el cable: el panel lo muestra, y la consola muestra un incidente sobre el que usted decide.
    Ctrl-C termina todo.
cli-demo-link-white = página de las blancas: { $link }
cli-demo-link-black = página de las negras: { $link }
cli-demo-link-console = consola: { $link }
cli-demo-link-wall = panel de { $venue }: { $link }

## Electronic boards

cli-demo-boards-event = Una ronda en tableros físicos
cli-demo-boards-follow = primera ronda: los tableros muestran la partida
cli-demo-boards-enter = segunda ronda: los tableros introducen las jugadas
cli-demo-boards-started = los dos tableros están preparados; la partida ha empezado
cli-demo-knight-wrong = las blancas ponen el caballo de c6 en a6
cli-demo-knight-back = las blancas vuelven a poner el caballo en c6
cli-demo-wall-shows = el panel de { $venue } muestra: { $alarm }
cli-demo-wall-shows-none = ningún panel muestra que un tablero difiere
cli-demo-warning-reason = el tablero físico difiere de la partida
cli-demo-warned = el árbitro principal advierte a las blancas: el tablero físico difiere de la partida
cli-demo-no-difference = la partida terminó antes de que un tablero difiriera de ella
cli-demo-fault-differences = diferencias avisadas: { $here } en vez de { $expected }
cli-demo-fault-penalties = sanciones: { $here } en vez de { $expected }
cli-demo-fault-entered = jugadas introducidas por un tablero: { $here } en vez de { $expected }
cli-demo-boards-as-planned = Las dos rondas fueron como estaba previsto.
cli-demo-boards-not-as-planned = Las dos rondas NO fueron como estaba previsto.

## The result

cli-demo-table-board = mesa
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
cli-demo-no-pause = se desenchufó un cable, pero no se detuvo ninguna partida
cli-demo-files-removed = Estos archivos se borran ahora; --keep DIR conserva todo, --out DIR conserva estos dos.
cli-demo-exists = { $path } ya existe
cli-demo-exists-next = elija otro --out
cli-demo-pgn-broken = el PGN no se puede volver a leer: { $error }
cli-demo-pgn-games = { $games ->
    [one] el PGN tiene { $games } partida en vez de { $expected }
   *[other] el PGN tiene { $games } partidas en vez de { $expected }
}

## What can go wrong

cli-demo-wait = después de { $seconds } s aún no se cumple: { $what }
cli-demo-wait-seats = cada puesto tiene un dispositivo
cli-demo-wait-check-in = todos los jugadores se han registrado
cli-demo-wait-boards = los dos tableros están preparados
cli-demo-stalled = las partidas se han detenido
cli-demo-stalled-board = { $plies ->
    [one] tablero { $board } { $state }, { $plies } media jugada
   *[other] tablero { $board } { $state }, { $plies } medias jugadas
}
cli-demo-missed = las partidas terminaron antes de que ocurriera: { $faults }
cli-demo-missing-disconnection = la desconexión en el tablero { $board }
cli-demo-missing-coordinator = matar un coordinador
cli-demo-missing-venue = matar una sede
cli-demo-missing-kiosk = matar un kiosco
cli-demo-stuck = estos programas no terminaron y se mataron: { $programs }
cli-demo-no-page = la página de { $device } no responde
cli-demo-no-device = no existe el dispositivo { $device }
cli-demo-port-taken = el puerto { $port } está ocupado
cli-demo-unwritable = no se puede escribir { $path }
cli-demo-no-folder = no se puede crear { $path }
