### La ayuda de la línea de comandos, y lo que dice de las líneas que no acepta. Véase README.md.
###
### `help-clock-pause` describe `adoube clock pause`, y su atributo `.after` va detrás de las opciones. `help-clock-pause--reason`
### describe su argumento; un texto que comparten varios comandos es del comando que los contiene, o de ninguno: `help--reason`.

## Todos los comandos

help = Ajedrez híbrido: los comandos de organizadores y árbitros
    .long =
        Ajedrez híbrido: los comandos de organizadores y árbitros.

        Un torneo está en una carpeta que crea `adoube init`. Los demás comandos se conectan a su servidor como uno de los oficiales del torneo: indique la carpeta con --event y la persona con --as.

        Código de salida: 0 hecho, 1 rechazado o fallido, 2 línea de comandos incorrecta.
    .after =
        Ejemplos:
          adoube demo                             una ronda completa en este ordenador, para probar
          adoube init open-2027 --venues 3        la carpeta de un torneo nuevo
          adoube --event open-2027 check          sus archivos, después de editarlos
          adoube --event open-2027 set-up         los envía al servidor
          adoube --event open-2027 import trf open.trf --round 1
          adoube --event open-2027 round publish 1
          adoube --event open-2027 round start 1
          adoube --event open-2027 watch
          adoube --event open-2027 watch --venue madrid
          adoube --event open-2027 order message madrid-3 'Espere, por favor'
          adoube --event open-2027 invite chief
          adoube --event open-2027 clock pause 1.3 --reason 'suena un teléfono'
          adoube --event open-2027 incidents      desconexiones que esperan una decisión
          adoube --event open-2027 incident 1     una de ellas, con las decisiones posibles y sus efectos
          adoube --event open-2027 rule 1 resume --reason 'falló el router'
          adoube --event open-2027 result approve --round 1
          adoube --event open-2027 round close 1
          adoube --event open-2027 export pgn --round 1 --out round-1.pgn
          adoube --event open-2027 standings --tiebreaks BH/C1,BH,SB
          adoube --event open-2027 pair --round 2 --engine 'bbpPairings --dutch {"{"}trf{"}"} -p {"{"}out{"}"}'
help--event = La carpeta del torneo, creada por `adoube init`
help--as = Quién da la orden: una carpeta de DIR/officials [por defecto: organiser hasta que empieza una ronda; lta-VENUE, si existe, para el nodo de una sede; si no, chief]
help--json = Mostrar un valor JSON por línea, para programas
help--lang = El idioma de todos los textos: en o es [por defecto: el del entorno (LANG); si no, inglés]
help--venue = La sede [por defecto: la del dispositivo, si figura en la carpeta del torneo]
help--round = La ronda [por defecto: todas]
help--address = La dirección del nodo de la sede para oficiales, si no figura en la carpeta del torneo
help--device = El dispositivo
help--reason = El motivo; queda en el registro
help--board = Ronda y tablero, por ejemplo 1.3
help--yes = No pedir confirmación
help--cites = El número de una nota que esto cita: una infracción, o una diferencia de un tablero físico. `adoube board notes` muestra las notas, `adoube watch` las nuevas. Repita la opción para citar más
help--out = La carpeta de salida; no debe existir o debe estar vacía
help--pgn = Las partidas
help--white = Tiempo restante de las blancas, por ejemplo 1:05:00
help--black = Tiempo restante de las negras, por ejemplo 0:59:30

## init

help-init = Crear la carpeta de un torneo nuevo: reglamento, sedes, oficiales, claves y certificados
    .after =
        Ejemplos:
          adoube init open-2027
          adoube init open-2027 --venues 3 --devices-per-venue 8
          adoube init open-2027 --host arbiter.example --venue madrid:Madrid:Europe/Madrid:192.168.7.2 \
                                --venue lima:Lima:America/Lima:10.0.0.5
help-init--dir = La carpeta que se crea; no debe existir o debe estar vacía
help-init--venues = Cuántas sedes; sus nombres se cambian después
help-init--venue = Una sede: id, nombre, zona horaria, y dónde la encuentran sus dispositivos si no está en este ordenador
help-init--devices-per-venue = Cuántos dispositivos tiene cada sede
help-init--port-base = El puerto del servidor. Los relés usan puertos desde 100 más, los oficiales desde 200, la consola 300, los paneles de las sedes desde 400, los brókers desde 1183
help-init--host = Dónde encuentran al servidor las sedes y los oficiales
help-init--tournament = El id del torneo [por defecto: el nombre de la carpeta]
help-init--days = Cuántos días son válidos los certificados

## certify

help-certify = Crear carpetas, claves y certificados para las sedes, los dispositivos y los oficiales añadidos a los archivos del torneo
    .after =
        Cada sede, dispositivo y oficial de venues.toml y officials.toml que no tiene certificado recibe uno, con carpeta,
        clave y configuración; se actualiza la lista de dispositivos del nodo de la sede. Nunca se sobrescriben claves ni
        certificados. Se necesita la clave de la autoridad, en DIR/authority/.

        Ejemplo, tras añadir una sede a venues.toml y sus oficiales a officials.toml:
          adoube --event open-2027 certify
          adoube --event open-2027 set-up
help-certify--days = Cuántos días son válidos los certificados nuevos

## set-up

help-set-up = Enviar al servidor el reglamento, las sedes, los oficiales y los dispositivos
    .after =
        Antes se comprueban el reglamento, las sedes y los oficiales; se muestran todos los errores con su línea y su campo.
        Repita el comando después de un cambio: se publica una versión nueva.
help-set-up--check = Solo comprobar los archivos; no se necesita servidor

## describe

help-describe = Mostrar el torneo: reglamento, sedes, oficiales, jugadores, rondas

## import

help-import = Importar jugadores, y los emparejamientos de una ronda hechos en otro programa
    .after =
        Los jugadores se importan con sus números iniciales. Los emparejamientos son los de una ronda: de un TRF, su última
        ronda sin resultados (o --round); de un PGN, las partidas de una Round (o --round); de una lista de
        emparejamientos, los de --round. Sustituyen el borrador de la ronda. Se muestran las incomparecencias del archivo,
        para que el árbitro las declare. Un jugador ya conocido se sobrescribe, también con lo que el archivo deja en blanco.
        Se muestran los jugadores nuevos; cuando ya se ha publicado o jugado una ronda, solo se importan con --new. Los
        byes de un TRF para rondas que aún no empareja (0000 H, F, Z; 240) se añaden a los borradores de esas rondas.

        Las rondas anteriores de un TRF que tienen resultados se jugaron en otro sitio: cuentan en clasificaciones, informes
        y emparejamientos como en el archivo, y no se abre ningún tablero para ellas. Las rondas jugadas aquí deben coincidir
        con el archivo. --played indica cuántas rondas se jugaron en otro sitio, 0 si ninguna. Un informe que se importa de
        nuevo sustituye los resultados anteriores de esas rondas. Los resultados importados de otras rondas se conservan y se
        muestran: `adoube round unpublish N` los anula tras pedir confirmación. No se importan los resultados de la ronda que
        se juega aquí; un aviso dice cuántas partidas los tienen.

        Se lee el TRF de las dos ediciones, con sus extensiones habituales. Se muestran todos los errores con línea y columna, y
        entonces no se importa nada; también es un error una línea demasiado corta, como en un archivo cortado. De un PGN
        se usan los nombres de los jugadores, con FideId, Elo, Title y Country, y FEN con Variant para la posición inicial;
        se rechaza una partida sin nombres o que no se puede leer. En una lista de emparejamientos, la posición inicial
        va detrás de los tres números de su tablero, como FEN o, en un torneo de Chess960, también como número:
        `1 4 2 518`.

        Ejemplos:
          adoube import trf open.trf
          adoube import trf open.trf --round 0     sin emparejamientos: solo jugadores, y byes de rondas posteriores
          adoube import trf open.trf --played 3    jugadores y tres rondas; la cuarta se empareja aquí
          adoube import pgn round-3.pgn --round 3
          adoube export pairs --round 3 --out pairs.txt     para cambiarlos a mano, y después
          adoube import pairs pairs.txt --round 3
          adoube import pairs pairs.txt --round 3 --seats seats.txt     y las sedes de los jugadores
help-import--notation = Qué es el archivo
help-import--file = El archivo
help-import--round = La ronda cuyos emparejamientos se importan; 0 para no importar emparejamientos
help-import--played = Solo TRF: cuántas rondas se jugaron en otro sitio [por defecto: las rondas anteriores a --round que tienen resultados]
help-import--seats = Un archivo con líneas `número inicial, id de la sede`: dónde se sientan los jugadores, tanto los nuevos como los que ya están en el torneo
help-import--individuals = Solo TRF: importar los jugadores de un informe por equipos, sin sus equipos
help-import--replace = Dar un número inicial a un jugador con otro nombre: para corregir un nombre, o a otra persona si no se ha publicado ni jugado ninguna ronda con ese número
help-import--new = Admitir jugadores nuevos cuando ya se ha publicado o jugado una ronda

## player

help-player = Retirar a un jugador desde una ronda, o dejar que vuelva; eliminar a uno inscrito por error
help-player--player = Número inicial
help-player-withdraw--from = La primera ronda sin el jugador
help-player-withdraw = Retirar a un jugador desde una ronda
    .after =
        Desde esa ronda el jugador está ausente: `adoube pair` no lo empareja, el informe para un programa de emparejamientos
        (`adoube export trf --to-pair`) lo indica (0000 - Z), y se rechazan emparejamientos con el jugador. Las rondas ya jugadas
        cuentan. En un torneo de todos contra todos el jugador sigue en las tablas, y usted declara la incomparecencia en cada una
        de sus partidas. Un jugador no se puede retirar de una ronda ya publicada o jugada, aquí o en otro sitio: declare la
        incomparecencia en esa partida. Si el jugador ya se había retirado desde otra ronda, esa ronda se sustituye y se muestra.

        Ejemplo:
          adoube player withdraw 12 --from 4
help-player-return = Dejar que un jugador retirado vuelva a participar
help-player-remove = Eliminar a un jugador inscrito por error que no ha jugado ninguna partida
    .after =
        Para jugadores de un archivo equivocado, o que figuran dos veces. No se puede eliminar a un jugador que tiene una
        partida, una incomparecencia o un bye en una ronda publicada o jugada, aquí o en otro sitio: use `adoube player withdraw`.
        El jugador se elimina de todos los borradores, y sus rivales quedan allí sin emparejar. El número vuelve a estar libre.
        El registro conserva que se inscribió y se eliminó a un jugador, pero no su nombre legible.

        Ejemplo:
          adoube player remove 12

## standings

help-standings = Mostrar la clasificación: puntos y desempates
    .after =
        Los empates se resuelven según el reglamento de desempates de la FIDE (Handbook C.07), en el orden indicado, por sus códigos:
        DE resultado particular, WIN, WON, BPG, BWG, PS progresivo, REP, BH Buchholz, BH/C1 /C2 /M1 /M2 con
        cortes, AOB, FB, SB Sonneborn-Berger, KS Koya, ARO, TPR, PTP, APRO, APPO, RTNG Elo,
        TPN número de emparejamiento. De un código desconocido solo se omite su columna. Los jugadores que siguen empatados
        comparten puesto. Para un torneo que empezó antes de marzo de 2026 valen las reglas de 2024.

        Ejemplos:
          adoube standings
          adoube standings --round 4 --tiebreaks BH/C1,BH,SB,DE
          adoube standings --trf open.trf --tiebreaks SB,WIN --json
help-standings--round = Después de esta ronda [por defecto: la última que tiene resultados]
help-standings--trf = De un informe de torneo en vez del torneo
help-standings--tiebreaks = Códigos separados por comas [por defecto: los del informe o del reglamento]
help-standings--system = Suizo o todos contra todos [por defecto: según el reglamento o el informe; si no, se deduce de los desempates y de los números de jugadores y rondas]

## pair

help-pair = Emparejar una ronda con un programa de emparejamientos o por las tablas de todos contra todos
    .after =
        Un programa de emparejamientos lee un informe (TRF16 con sus extensiones) y escribe la lista de
        emparejamientos: el número de líneas, y después en cada una los números iniciales de las blancas y de las negras, 0 para
        el bye. Lo hacen bbpPairings y JaVaFo. En su comando, {"{"}trf{"}"} es el archivo del informe y {"{"}out{"}"} el de la lista;
        sin {"{"}out{"}"} la lista se lee de su salida. Se ejecuta directamente, sin intérprete de comandos.

        Un programa siempre empareja un suizo, y --round-robin un torneo de todos contra todos. Si el reglamento indica el otro sistema,
        se muestra un aviso.

        Los emparejamientos pasan a ser el borrador de la ronda, con el orden de tableros del programa. Los jugadores con bye en
        el borrador lo conservan, salvo el bye asignado por el emparejamiento, a no ser que añada --present; en un torneo de todos contra todos se
        empareja a todos los jugadores por las tablas, y se muestran los byes que se pierden. Revise el borrador con
        `adoube export pairs`, modifíquelo a mano con `adoube import pairs` y publique después la ronda.

        Ejemplos:
          adoube pair --round 3 --engine 'bbpPairings --dutch {"{"}trf{"}"} -p {"{"}out{"}"}'
          adoube pair --round 3 --engine 'java -jar javafo.jar {"{"}trf{"}"} -p {"{"}out{"}"}' --absent 7,12 --half-bye 4
          adoube pair --round 1 --round-robin --dry-run
help-pair--round = La ronda que se empareja
help-pair--engine = El comando del programa de emparejamientos
help-pair--round-robin = Emparejar por las tablas de Berger de la FIDE, aunque haya un programa configurado; con el doble de rondas, todos los jugadores se enfrentan dos veces
help-pair--dry-run = Solo mostrar los emparejamientos
help-pair--absent = Números iniciales de los jugadores que no juegan en esta ronda
help-pair--present = Números iniciales de los jugadores que tienen un bye en el borrador pero van a jugar
help-pair--half-bye = Números iniciales de los jugadores que reciben un bye de medio punto en esta ronda
help-pair--first-colour = El color del primer jugador en la ronda 1
help-pair--timeout = Cuánto puede tardar el programa, en segundos

## round

help-round = Publicar, retirar la publicación, empezar o cerrar una ronda
help-round--round = El número de la ronda
help-round-publish = Publicar los emparejamientos y sentar a los jugadores; antes se muestran los avisos, que hay que confirmar
help-round-publish--check = Mostrar el borrador, los puestos y los avisos, sin publicar nada
help-round-publish--yes = No pedir confirmación si hay avisos
help-round-unpublish = Retirar la publicación de una ronda en la que no se ha hecho ninguna jugada, y anular su inicio: sus emparejamientos vuelven a ser un borrador. O anular los resultados importados de una ronda que se jugó en otro sitio
help-round-unpublish--yes = No pedir confirmación si esto anula un inicio o resultados importados
help-round-discard = Eliminar el borrador de una ronda con sus emparejamientos y byes
help-round-start = Empezar una ronda publicada: cada partida empieza cuando sus dos jugadores se han presentado
help-round-start--yes = No pedir confirmación si hay jugadores que no se han presentado o sin controlar
help-round-draw = Mostrar cómo se sortearon las posiciones iniciales de Chess960: el texto, su firma (la semilla) y el número calculado con ella para cada tablero
help-round-close = Cerrar una ronda cuyas partidas han terminado todas, y aprobar los resultados que faltan; se muestran las planillas obligatorias que faltan
help-round-close--dry-run = Mostrar qué se aprobaría y qué quedaría abierto, sin cerrar nada

## watch

help-watch = Seguir en directo tableros, relojes y dispositivos, o una sede desde su nodo
    .after =
        En un terminal: una pantalla en directo con los problemas primero; pulse q para salir. Si no, o con --once, líneas de
        texto. Con --json un objeto por cambio. Un reloj en marcha lleva > delante. En una pantalla estrecha, un signo de
        interrogación tras un resultado indica que ningún árbitro lo ha aprobado aún.

        Con --venue muestra los datos del nodo de la sede, que funciona aunque esta no tenga conexión con el servidor: cada
        dispositivo con su último contacto, las órdenes con sus resultados, y un timbre para los problemas nuevos.

        Ejemplos:
          adoube watch
          adoube watch --round 2 --once         el estado actual, y terminar
          adoube --as lta-madrid watch --venue madrid
help-watch--venue = Una sede, o la dirección de su nodo: muestra sus dispositivos y órdenes, desde el propio nodo
help-watch--round = La ronda [por defecto: la actual]
help-watch--once = Mostrar el estado ahora y terminar
help-watch--quiet = No tocar el timbre por problemas nuevos

## order

help-order = Enviar una orden a un dispositivo: un mensaje, un bloqueo, comprobaciones
    .after =
        Las órdenes van al nodo de la sede y funcionan aunque esta no tenga conexión con el servidor. El nodo las guarda, las
        envía de nuevo hasta que el dispositivo responde, y las descarta cuando caducan. Se necesita un cargo en la sede o en
        todo el torneo [por defecto: lta-VENUE si existe esa carpeta; si no, chief].

        Ejemplos:
          adoube order message madrid-3 'Espere al árbitro, por favor'
          adoube order lock madrid-3 'Espere, por favor: el árbitro está en camino'
          adoube order unlock madrid-3
          adoube order applications madrid-3
          adoube order check madrid-3
          adoube order check --seats --venue madrid
          adoube order list --venue madrid
          adoube order join-network madrid-3 --ssid 'Sala 2' --password-file sala-2.txt
          adoube order cancel 0123456789abcdef0123456789abcdef --venue madrid
          adoube order thresholds --venue madrid --late 2 --silent 5 --alarm 15
help-order--wait = Cuántos segundos esperar la respuesta del dispositivo; 0 para no esperar [por defecto: 5; para una comprobación, que prueba todas las capas, 150; para otra red, 60]
help-order--expires = Al cabo de cuántos segundos caduca la orden
help-order--text = Una línea
help-order-message = Mostrar un texto a la persona que está ante un dispositivo
help-order-lock = Bloquear la página de un dispositivo y mostrar un texto en ella; los relojes siguen corriendo
help-order-unlock = Desbloquear la página de un dispositivo
help-order-identify = Mostrar en un dispositivo cuál es
help-order-applications = Listar las aplicaciones en marcha en un dispositivo
help-order-check = Probar cada capa del bloqueo de un dispositivo (O 18.5) y comprobar el dispositivo; las partidas continúan
help-order-check--seats = Todos los dispositivos de la sede que tienen un puesto
help-order-restart-page = Recargar la página de un dispositivo
help-order-join-network = Pasar un dispositivo bloqueado a otra red inalámbrica; se desconecta unos segundos
help-order-join-network--ssid = El nombre de la red
help-order-join-network--password-file = Un archivo cuya primera línea es la contraseña de la red, vacía si la red es abierta [por defecto: se escribe, o se lee de la entrada estándar si no es un terminal]
help-order-list = Listar las órdenes y sus resultados
help-order-list--device = Solo las órdenes para este dispositivo
help-order-cancel = Cancelar una orden
help-order-cancel--id = El id de la orden, o sus primeras letras
help-order-thresholds = Mostrar o fijar tras cuántos segundos sin contacto un dispositivo pasa a estar retrasado, desconectado o en alarma
help-order-thresholds--late = Segundos
help-order-thresholds--silent = Segundos
help-order-thresholds--alarm = Segundos

## enrol

help-enrol = Registrar un dispositivo que crea su propia clave: muestra un código que se escribe en él
    .after =
        El dispositivo crea su propia clave, que nunca sale de él. Dicte el código a la persona que está ante el dispositivo, que escribe
          adoube-kiosk enrol CODE --node HOST:PORT
        con la dirección del nodo de la sede y el puerto de su relé. El código vale diez minutos, una sola vez; tres códigos
        erróneos lo cancelan. El servidor registra la clave, así que la sede debe estar conectada a él. Si el dispositivo ya tiene
        una clave, añada --replace: la clave anterior queda anulada. Los dispositivos que obtienen su clave de esta manera figuran
        en `enrol` en venues.toml (ejecute después certify y set-up). Solo pueden hacerlo el LTA o el LCA de la sede o el árbitro
        principal [por defecto: lta-VENUE].

        Ejemplos:
          adoube enrol madrid-9
          adoube enrol madrid-3 --replace
          adoube enrol --list --venue madrid
help-enrol--replace = Sustituir la clave del dispositivo
help-enrol--wait = Cuántos segundos esperar a que se use el código; 0 para no esperar
help-enrol--device = El dispositivo, con su nombre de venues.toml
help-enrol--list = Listar todos los códigos desde que arrancó el nodo de la sede, y qué fue de ellos

## network-code

help-network-code = Obtener el código con el que un dispositivo sin red pasa a otra red inalámbrica
    .after =
        Para un dispositivo que no tiene conexión porque su red inalámbrica ha cambiado: en su página, «Otra red» muestra cuatro
        letras. Con la respuesta se puede escribir allí el nombre y la contraseña de la red nueva. Funciona aunque la sede no tenga
        conexión con el servidor. Se necesita un cargo en la sede o en todo el torneo.

        Ejemplo:
          adoube network-code madrid-3 K7QX
help-network-code--question = Las cuatro letras que muestra el dispositivo

## history

help-history = Mostrar el historial reciente de un dispositivo, tal como lo vio el nodo de su sede
    .after =
        Muestra lo que el nodo de la sede ha visto del dispositivo desde que arrancó el nodo: los últimos 200 cambios, y los tiempos
        de ida y vuelta de los últimos diez minutos. Funciona aunque la sede no tenga conexión con el servidor. Las pruebas
        permanentes están en los incidentes: `adoube incident` las muestra.

        Ejemplos:
          adoube history madrid-3
          adoube history madrid-3 --json

## intents

help-intents = Listar las peticiones que el panel de una sede ha enviado al servidor, o retirar una
    .after =
        En el panel de una sede, los oficiales pueden trasladar un puesto a un dispositivo de reserva o anotar un control aunque la
        sede no tenga conexión con el servidor. El nodo de la sede guarda estas peticiones y las envía al servidor, que decide.
        Las peticiones caducan: un traslado a un dispositivo de reserva al cabo de una hora, un control al cabo de doce. Todo
        oficial que puede hacer una petición puede retirarla.

        Ejemplos:
          adoube intents --venue madrid
          adoube intents withdraw 0123abcd --venue madrid
help-intents-withdraw = Retirar una petición sobre la que el servidor aún no ha decidido
help-intents-withdraw--wait = Cuántos segundos esperar la respuesta del servidor, si puede haber recibido la petición
help-intents-withdraw--id = Su id, o sus primeras letras

## clock

help-clock = Parar, reanudar o corregir los relojes de un tablero, o dar tiempo
help-clock--venue = Solo los tableros de la ronda con un jugador en esta sede
help-clock--round = Todos los tableros de esta ronda [por defecto con --venue: la actual]
help-clock--article = El artículo en el que se basa
help-clock-pause = Parar los dos relojes de un tablero, o de todos los tableros de una sede o ronda a la vez
    .after =
        Los árbitros del torneo pueden parar un tablero; el árbitro principal, también una ronda o una sede. El LTA y el LCA de una
        sede pueden parar su sede, y un tablero con un jugador en ella si su reloj está en marcha y ningún jugador está desconectado.
        Solo pueden reanudar lo que paró uno de ellos. En los tableros parados no empieza ninguna partida. Los tableros que ya
        estaban parados siguen parados. Para reanudar una ronda o sede, indique los mismos --round y --venue; hasta entonces no se
        puede cerrar la ronda.

        Ejemplos:
          adoube clock pause 1.3 --reason 'suena un teléfono'
          adoube --as lta-madrid clock pause 1.3 --reason 'un vaso de agua derramado en la mesa'
          adoube --as lta-madrid clock pause --round 1 --venue madrid --reason 'alarma de incendio'
          adoube clock pause --venue madrid
          adoube clock pause --round 1 --reason 'se ha ido la luz'
          adoube clock pause 1.3
          adoube clock reason 1.3 --reason 'suena un teléfono'
          adoube clock resume --round 1 --reason 'ha vuelto la luz'
help-clock-pause--reason = El motivo; queda en el registro. Se puede dar después: adoube clock reason
help-clock-resume = Reanudar un tablero, o todos los tableros que se pararon con su sede o ronda
help-clock-resume--yes = No pedir confirmación si una decisión aplazó la partida o un jugador está desconectado
help-clock-reason = Dar el motivo de una pausa que empezó sin motivo
    .after =
        Ejemplos:
          adoube clock reason 1.3 --reason 'suena un teléfono'
          adoube --as lta-madrid clock reason --round 1 --venue madrid --reason 'alarma de incendio'
          adoube clock reason --round 1 --hold 2 --reason 'se ha ido la luz'
help-clock-reason--venue = La pausa de esta sede en la ronda
help-clock-reason--round = La ronda cuyos tableros se pararon [por defecto con --venue: la actual]
help-clock-reason--reason = Por qué se pararon los relojes; queda en el registro
help-clock-reason--hold = El número de la pausa en la ronda; necesario si varias no tienen motivo
help-clock-set = Corregir relojes erróneos; los valores que no se indican no cambian
    .after = { cli-help-times }
help-clock-set--yes = No pedir confirmación, ni siquiera con valores inusuales
help-clock-set--white-period = El periodo del ritmo de juego en el que están las blancas, desde 1
help-clock-set--white-moves = Las jugadas que han completado las blancas en este periodo
help-clock-set--black-period = El periodo del ritmo de juego en el que están las negras, desde 1
help-clock-set--black-moves = Las jugadas que han completado las negras en este periodo
help-clock-set--control = El ritmo de juego desde ahora, con sus incrementos: 90+30 son 90 minutos y 30 segundos por jugada
help-clock-add = Dar tiempo a un jugador o a los dos, incluso con un reloj en marcha
    .after = { cli-help-times }
help-clock-add--yes = No pedir confirmación, ni siquiera con una cantidad de tiempo inusual
help-clock-add--white = Tiempo para las blancas, por ejemplo '2 min'
help-clock-add--black = Tiempo para las negras

## board

help-board = Volver a una posición anterior, cambiar los colores, reabrir una partida; listar las notas que se pueden citar
    .after =
        Antes se muestran los efectos; no cambia nada hasta que usted confirma, o con --yes. Después los dos relojes están
        parados: `adoube clock resume` reanuda la partida. No se pierde nada: las jugadas retiradas y las partidas anuladas
        quedan en el registro y se marcan en las exportaciones. Aprobar un asistente no para los relojes ni necesita
        confirmación.

        Ejemplos:
          adoube board restore 1.3 --plies 23 --white 0:41:00 --black 0:39:30 --reason 'se introdujo mal una jugada'
          adoube board reverse-colours 1.3 --reason 'el emparejamiento se introdujo mal'
          adoube board reverse-colours 1.4 --times player --reason 'colores equivocados; las negras tienen asistente'
          adoube board wrong-start 1.3 --chess960 518 --reason 'se colocó por el número equivocado'
          adoube board assistant 1.3 white maria --reason 'una mano lesionada'
          adoube board assistant 1.3 white --end --reason 'ya está mejor'
          adoube board reopen 1.3 --white '5 min' --black '4 min' --reason 'el mate es posible'
help-board--side = De quién es el tablero
help-board-notes = Listar las notas de un tablero que se pueden citar (`--cites`), con sus números
    .after =
        Muestra dónde un tablero físico difería de la partida, y las infracciones de las reglas del torneo en el dispositivo de un jugador.

        Ejemplo:
          adoube board notes 1.3
help-board-restore = Volver a una posición anterior, con sus contadores de jugadas; los relojes que no se indican no cambian
    .after = { cli-help-times }
help-board-restore--white = Tiempo restante de las blancas, por ejemplo 1:05:00; si se omite, el reloj no cambia
help-board-restore--black = Tiempo restante de las negras
help-board-restore--plies = Cuántas medias jugadas se conservan: 0 para ninguna, 23 si la última es la jugada doce de las blancas
help-board-reverse-colours = Anular una partida que empezó con los colores equivocados y jugarla de nuevo con los correctos (O 19.2)
help-board-reverse-colours--times = Si blancas y negras tienen ritmos de juego distintos: a quién corresponden
help-board-wrong-start = Anular una partida que empezó en una posición equivocada y reiniciarla en la correcta (L 7.1 a)
help-board-wrong-start--chess960 = La posición correcta, por su número de Chess960
help-board-wrong-start--fen = La posición correcta, como FEN
help-board-assistant = Permitir que un asistente introduzca las jugadas de un jugador que no puede hacerlo (O 3.8), en el dispositivo del jugador
help-board-assistant--side = De quién son las jugadas
help-board-assistant--assistant = El id del asistente, en la forma del id de un oficial: de 1 a 32 de a-z, 0-9 y '-'
help-board-assistant--end = El jugador vuelve a introducir sus propias jugadas
help-board-requirement = Seguir jugando sin un tablero físico que falla, o exigirlo de nuevo (O 20.5)
    .after =
        Un LTA lo hace para los jugadores de su propia sede: indique la persona con --as. El comando muestra cuánto tiempo
        ha perdido el jugador desde que falló el tablero; un árbitro lo devuelve a la vez con --give-back.

        Ejemplo:
          adoube board requirement 1.3 white --lift --give-back --reason 'el cable está roto'
help-board-requirement--lift = El jugador continúa en la pantalla
help-board-requirement--require = Las jugadas del jugador vuelven a esperar al tablero
help-board-requirement--give-back = Devolver el tiempo que ha corrido el reloj del jugador desde que falló el tablero
help-board-violation = Anotar que el tablero físico de un jugador difería de la partida (O 20.6): una sanción lo puede citar
    .after =
        Se anotan las dos posiciones con un número, para que una sanción las pueda citar (`adoube penalty impose … --cites NUMBER`).
        Se muestra el número, y `adoube board notes` lista los números de un tablero.
        Los tableros con sensores comunican las diferencias automáticamente. Un LTA o LCA anota infracciones de jugadores de su
        propia sede: indique la persona con --as.

        Ejemplo:
          adoube --as lca-madrid board violation 1.3 white rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R \
              --reason 'hizo la jugada primero en el tablero'
help-board-violation--reason = Qué hizo el jugador; queda en el registro
help-board-violation--placement = La posición en él: el primer campo de un FEN, con ? para una pieza que no pudo reconocer
help-board-violation--after = Después de qué media jugada de la partida, 23 para la jugada doce de las blancas [por defecto: la última]
help-board-reopen = Reabrir una partida terminada cuyo resultado aún no está aprobado (O 19.4), o cuyo resultado se declaró durante la partida
    .after = { cli-help-times }

## check

help-check = Comprobar los archivos de un torneo, sin servidor; o anotar los controles antes de una partida (LCA)
    .after =
        Sin tablero ni ronda: comprueba los archivos del torneo (reglamento, sedes, oficiales, perfil, informes *.trf
        y seats.csv) sin servidor, y resume el torneo. Muestra cada problema con su archivo y su línea.

        Con un tablero o una ronda: anota los controles de un LCA para los jugadores de su propia sede; indique el LCA con --as.
        Si el torneo exige controles, una partida empieza solo cuando los dos jugadores han superado ambos, o el árbitro principal
        los ha dispensado. Un control del dispositivo firma también el último informe de su bloqueo, si existe: lo crea
        `adoube order check`. Si el reglamento indica un perfil, un dispositivo no puede superar el control sin este informe.

        Ejemplos:
          adoube --event open-2027 check                          los archivos del torneo, antes de arrancar el servidor
          adoube --as lca-madrid check --round 1 --passed         todos los controles que faltan en su sede
          adoube --as lca-madrid check 1.3 --passed               los dos jugadores de un tablero
          adoube --as lca-madrid check 1.3 white fair-play --failed --reason 'un teléfono en el bolsillo'
          adoube check --round 1 --list                           los controles anotados y los informes firmados
          adoube check 1.3 white --list                           lo mismo para un puesto, capa por capa
          adoube waive 1.3 black --reason 'la documentación llegará después'
help-check--round = Todos los jugadores de su sede en esta ronda cuyos controles no están anotados ni dispensados
help-check--list = Mostrar los controles anotados, los informes firmados y los controles que faltan
help-check--target = Ronda y tablero, por ejemplo 1.3
help-check--seat = De quién [por defecto: de los dos jugadores]
help-check--kind = Qué se ha controlado
help-check--passed = El control se ha superado
help-check--failed = El control no se ha superado
help-check--report = El informe que usted ha leído y firma, como lo muestra `adoube order check` [por defecto: el último]
help-check--reason = Una nota; queda en el registro

## waive

help-waive = Dispensar de los controles antes de una partida, o aceptar que falte un tablero físico o que sea de otra marca (árbitro principal)
    .after =
        Con este comando se acepta también un tablero físico de una marca que no figura en el reglamento, o que falte un tablero
        cuando todos los jugadores deben tener uno. Un jugador cuyo tablero falta con permiso juega en la pantalla.
        `adoube check --round 1 --list` muestra los tableros que esperan esto.

        Ejemplo:
          adoube waive 1.3 black --reason 'el tablero se perdió en el viaje'
help-waive--round = Todos los tableros de esta ronda cuyos controles no están hechos
help-waive--seat = De quién son los controles [por defecto: de los dos jugadores]
help-waive--yes = No pedir confirmación si un control no se ha superado

## default-time

help-default-time = Cambiar el tiempo de incomparecencia de un tablero: esperar más a un jugador que llega tarde
    .after = { cli-help-times }
help-default-time--yes = No preguntar si el tiempo se ha entendido bien
help-default-time--minutes = Cuánto pueden retrasarse los jugadores en total, desde el inicio de la ronda
help-default-time--to = Lo mismo como tiempo, por ejemplo '45 min' o 1:15:00
help-default-time--until-told = Esperar hasta que lleguen los jugadores o usted declare un resultado

## call

help-call = Listar y responder las llamadas de los jugadores
help-call--number = El número de la llamada en la lista [por defecto: la llamada abierta más antigua]
help-call-list = Mostrar las llamadas que esperan respuesta y las ya respondidas
help-call-coming = Decir a un jugador que llama que usted está en camino; la llamada aún debe responderse
help-call-back = Anotar que un jugador ha vuelto de una ausencia
help-call-back--side = Quién ha vuelto
help-call-answer = Responder si una llamada tenía un motivo válido, o conceder o denegar una ausencia; por defecto, la llamada abierta más antigua del tablero
    .after =
        El jugador ve la respuesta. Una llamada no para los relojes; `adoube clock pause` sí.

        Ejemplos:
          adoube call list                                  todas las llamadas, con sus números
          adoube call answer 1.3 --valid --reason 'un ratón nuevo'
          adoube call answer 1.3 --number 2 --invalid --reason 'el dispositivo funciona'
help-call-answer--reason = Un motivo o una nota; queda en el registro
help-call-answer--valid = El motivo era válido; para una ausencia: concedida
help-call-answer--invalid = El motivo no era válido; para una ausencia: denegada

## scoresheet

help-scoresheet = Marcar y listar las planillas de las partidas, si el torneo las exige
help-scoresheet-list = Listar las planillas que faltan o que aún no se han comprobado
help-scoresheet-mark = Marcar planillas como presentes o ausentes, después de la partida (LCA, árbitro)
    .after =
        Una marca se puede cambiar después. Una planilla que falta no retrasa la ronda. Un LCA marca las de su propia sede: indique
        el LCA con --as.

        Ejemplos:
          adoube --as lca-madrid scoresheet mark 1.3 --missing --reason 'se la llevó'
          adoube --as lca-madrid scoresheet mark --round 1 --present      todas las que están sin marcar en su sede
help-scoresheet-mark--round = Todas las planillas sin marcar de esta ronda en su sede; solo con --present
help-scoresheet-mark--present = La planilla está
help-scoresheet-mark--seat = De quién [por defecto: de los dos jugadores; para un LCA, los de su sede]
help-scoresheet-mark--reason = Una nota; queda en el registro
help-scoresheet-mark--missing = La planilla falta

## penalty

help-penalty = Imponer sanciones a un jugador: amonestación, tiempo, puntos, partida perdida, exclusión, …
help-penalty--dry-run = Mostrar los efectos sin cambiar nada
help-penalty--reason = El motivo; queda en el registro, y lo leen los dos jugadores
help-penalty--language = El idioma de las letras de las piezas en una reclamación incorrecta, por ejemplo es para Cg8
help-penalty--article = El artículo en el que se basa [por defecto: los artículos de las sanciones]
help-penalty--side = El color del jugador
help-penalty--penalties = La sanción, por ejemplo warning o time-off=1:00
help-penalty-impose = Imponer sanciones a un jugador por una partida, durante ella o después
    .after =
        Escriba una sanción como su clase, con su valor después de '=' (`adoube penalty kinds` las lista). Varias sanciones son
        una sola decisión: se imponen todas o ninguna. Antes se muestran los efectos: los dos relojes, el resultado y lo que cambia.
        No se impone nada hasta que usted confirma, o con --yes; con --dry-run no se impone nada.

        El tiempo cambia los relojes en el acto, incluso con uno en marcha; no se puede quitar más de lo que queda. Los puntos
        cambian el resultado de una partida terminada, dentro de los puntos que puede dar una partida. Una partida perdida termina
        con la victoria del rival, o con los puntos que se le den: con game-lost=0 pierden los dos. Solo el árbitro principal excluye
        y expulsa a jugadores. Una reclamación incorrecta de tablas se comprueba con la posición actual, o con la posición tras la
        jugada que se anotó.

        Ejemplos:
          adoube penalty impose 1.3 white warning --reason 'habló durante la partida'
          adoube penalty impose 1.3 white warning time-to-opponent='2 min' --reason 'volvió a hablar' --dry-run
          adoube penalty impose 1.3 black game-lost=0.5 --article 'L 11.7' --reason 'se negó a cumplir las Leyes'
          adoube penalty impose 1.3 black game-lost exclusion=2-3 --article 'O 17.3' --reason 'un teléfono' --cites 4
          adoube penalty impose 1.3 white wrong-claim=Cg8 --language es --reason 'la posición se dio dos veces'
help-penalty-player = Imponer sanciones a un jugador fuera de una partida, por su número inicial: se anotan con la última partida del jugador
help-penalty-player--player = El número inicial del jugador
help-penalty-prohibited-device = Imponer la sanción del torneo por un dispositivo prohibido: partida perdida, o la anunciada (O 9.8.2, 17.3)
help-penalty-agree = Aprobar sanciones que propuso otro oficial, si el torneo exige dos oficiales
help-penalty-reject = Rechazar sanciones que propuso otro oficial, o retirar la propuesta propia
help-penalty-reject--reason = El motivo; queda en el registro, y lo leen los oficiales
help-penalty-withdraw = Retirar sanciones impuestas por error (árbitro principal)
    .after =
        Todas las sanciones de una decisión se retiran juntas. Quedan en el registro como retiradas y ya no tienen efecto. Se restablece
        un resultado que cambiaron, salvo que haya cambiado después. Una partida que terminaron sigue terminada hasta que usted la
        reabra o corrija su resultado. El jugador se puede volver a emparejar. Los relojes no cambian: ajústelos con `adoube clock set`.

        Ejemplos:
          adoube penalty withdraw 1.3 --reason 'el teléfono era del rival' --dry-run
          adoube penalty withdraw 1.3 --record 57 --reason 'el jugador equivocado'
help-penalty-withdraw--record = El registro de la decisión (véase `adoube penalty list`); necesario si hay varias en vigor en el tablero
help-penalty-list = Listar las sanciones impuestas y propuestas, de todos los jugadores o de uno
help-penalty-list--player = Solo de este jugador, por su número inicial
help-penalty-kinds = Listar las clases de sanciones: cómo se escribe cada una, sus artículos y quién puede imponerla
help-penalty-kinds--of-event = Solo las clases que se pueden imponer en este torneo, con sus multas y su sanción por un dispositivo prohibido

## result

help-result = Declarar, aprobar o corregir el resultado de un tablero
    .after =
        Un resultado es provisional hasta que lo aprueba un árbitro; los dos jugadores lo ven y lo confirman. Un resultado que un
        árbitro declara, da por incomparecencia o corrige queda aprobado en el acto; al cerrar la ronda se aprueban los demás.
        Si declara un resultado durante una partida, antes ve los efectos y los confirma; `adoube board reopen` reabre esa
        partida. Si cayó la bandera mientras un jugador estaba desconectado, o después de una desconexión que le costó tiempo,
        decide el árbitro principal: mientras el incidente está abierto, ese resultado solo se aprueba con `adoube rule`
        (`adoube incidents` indica el tablero).

        Si declara un resultado antes de que los dos bandos hayan jugado, los informes escriben W, D o L: cuenta, pero no
        puntúa para el Elo. Antes lo ve y lo confirma, a no ser que añada --yes. Un jugador que no se presentó pierde con
        --forfeit (+ y -). Si un tablero ya tiene resultado, corríjalo en vez de declarar otro.

        Ejemplos:
          adoube result 1.3 1-0 --reason 'las negras abandonaron la sede'
          adoube result 1.3 1-0 --forfeit --reason 'las negras no se presentaron'
          adoube result 1.3 0-1 --reason 'una segunda pantalla' --cites 4    cita una infracción, por su nota
          adoube result approve --round 1
          adoube result correct 1.3 1/2-1/2 --reason 'las blancas abandonaron por error, ambos de acuerdo'
          adoube result correct 1.3 1-0 --forfeit --reason 'las negras no se presentaron; se declaró como jugada'
help-result--yes = No pedir confirmación si la partida sigue en juego, o si los informes la mostrarán como no puntuable para el Elo
help-result--result = El resultado, con 1 para una victoria valga lo que valga: 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2
help-result--forfeit = La partida no se juega porque un jugador no se presentó (los informes escriben + y -)
help-result-approve = Aprobar el resultado de un tablero, o de todos los tableros terminados de una ronda; código de salida 1 si se omite un tablero de la ronda porque su incidente está abierto
help-result-approve--round = Todos los tableros de esta ronda cuyo resultado aún no está aprobado
help-result-correct = Sustituir un resultado
help-result-correct--yes = No pedir confirmación si los informes mostrarán la partida como no puntuable para el Elo
help-result-correct--result = El nuevo resultado, por ejemplo 1-0; por incomparecencia 1-0, 0-1 o 0-0
help-result-correct--forfeit = La partida no se jugó porque un jugador no se presentó; no tiene jugadas
help-result-correct--no-forfeit = La partida no se perdió por incomparecencia
help-result-correct--no-odds = Contar unas tablas como tablas aunque un bando tiene ventaja de tablas: la partida no debía tenerla

## incidents

help-incidents = Listar los incidentes (desconexiones y similares), primero los más recientes
    .after =
        Una línea por incidente: número, estado, inicio (el último contacto), número de jugadores que siguen desconectados, tableros
        (y sus sedes), la causa si se ha encontrado, y las decisiones dadas o pendientes.
          abierto                un jugador está desconectado
          conectado de nuevo     todos los dispositivos están conectados de nuevo, no se ha dado ninguna decisión
          decidido               decidido, pero aún no ejecutado en todos los tableros
          ejecutado              ejecutado; se cierra cuando se reanudan las partidas
          cerrado                no hace falta nada más
          unido al N             tiene la misma causa que el incidente N, que ahora lo incluye

        Ejemplos:
          adoube incidents
          adoube incidents --all
          adoube incident 3        sus pruebas y las decisiones posibles
help-incidents--all = También los cerrados

## incident

help-incident = Mostrar un incidente con sus pruebas, o cerrarlo
    .after =
        Muestra lo que usted necesita para decidir, en este orden: quién estaba desconectado; el tablero y sus relojes en el último
        contacto, en la detección y en la reconexión; la causa con sus pruebas; las decisiones posibles con sus efectos y
        comandos; después, cada decisión y su resultado. Todas las horas son de la zona horaria de la sede.
        --evidence añade cada línea que registraron el dispositivo, la sede y el servidor; --json lo tiene todo.
        Solo quien puede decidir sobre un incidente puede cerrarlo; si el torneo lo exige, un segundo oficial debe aprobarlo.

        Ejemplos:
          adoube incident 3
          adoube incident 3 --close --reason 'los dos jugadores aceptan que no se perdió nada'
          adoube incident 3,5-7 --close --reason 'lo mismo' --yes     sin confirmación; cada uno se cierra o se rechaza por separado
help-incident--incidents = El número del incidente, o varios: 3,5,7 o 3-7
help-incident--evidence = Mostrar también todas las pruebas y cada momento de cada puesto
help-incident--close = Cerrarlo: no hace falta ninguna decisión (más)

## rule

help-rule = Decidir sobre un incidente
    .after =
        Decide el árbitro principal, o un árbitro en quien el árbitro principal lo ha delegado (`adoube roles`).
        `adoube incident N` muestra las decisiones posibles con sus comandos.

        Antes se muestran los efectos en cada tablero; no se decide nada hasta que usted confirma, o con --yes. Con --dry-run no se
        decide nada y no hace falta motivo. Sobre un tablero que ha cambiado entretanto no se decide: mírelo de nuevo. Los dos
        jugadores ven la decisión, su motivo y sus relojes, y el reloj se pone en marcha cuando ambos están listos. Para corregir una
        decisión durante la partida, decida de nuevo sobre el mismo tablero: la decisión nueva sustituye a la anterior, y las dos
        quedan en el registro. No se puede reanudar una partida que se sustituyó al reiniciarla.

        Ejemplos:
          adoube rule 3 resume --clocks last-contact --reason 'falló el router'
          adoube rule 3 resume --clocks detection --deduct '5 min' --reason 'desenchufó su propio cable'
          adoube rule 3 resume --deduct 5:00 --from black --reason 'su propio cable'
          adoube rule 3 result 0-1 --reason 'una segunda pantalla' --cites 4      cita una infracción, por su nota de dispositivo
          adoube rule 3,5-7 resume --reason 'el mismo router'     se muestran todos los efectos, una sola confirmación
          adoube rule 3 restart --board 1.4 --board 1.5 --reason 'la sede estuvo una hora sin luz'
          adoube rule 3 restart --shorter --dry-run
          adoube rule 3 restart --control 15+10 --reason 'la sala cierra a las ocho'
          adoube rule 3 result absent-loses --reason 'no volvió' --article 'O 18.9'
          adoube rule 3 postpone --reason 'la sede no tiene corriente'
          adoube rule 3 second 1        la aprueba otro oficial, si el reglamento exige dos; antes se muestran los efectos
          adoube rule 3 reject 1 --reason 'el dispositivo ya estaba apagado'
help-rule--dry-run = Mostrar los efectos y terminar
help-rule--reason = El motivo; lo leen los dos jugadores
help-rule--board = Ronda y tablero, por ejemplo 1.3; repita la opción para indicar más [por defecto: todos los tableros del incidente que siguen en juego, no aplazados y sin decisión]
help-rule--cites = La nota de dispositivo de una infracción que se cita, por su número (`adoube incident` las lista); con varios tableros escriba también el tablero, por ejemplo 1.3:4; repita la opción para citar más
help-rule--incidents = El número del incidente, o varios: 3,5,7 o 3-7; cada uno tiene su propia decisión
help-rule--article = El artículo en el que se basa, por ejemplo 'O 18.9 a', 11.4.2 o EVT-2 [por defecto: el artículo de esta clase de decisión]
help-rule--start-in = El tiempo desde que los dos jugadores están listos hasta que se pone en marcha el reloj; un número solo son segundos [por defecto: según el reglamento]
help-rule--ruling = El número de la decisión
help-rule-resume = Reanudar la partida desde la posición (O 18.9 a, b)
    .after = { cli-help-times }
help-rule-resume--from = A quién se le quita el tiempo
help-rule-resume--white = El reloj de las blancas, como usted lo escribe; necesita --black
help-rule-resume--black = El reloj de las negras, como usted lo escribe; necesita --white
help-rule-resume--clocks = Con qué relojes se reanuda
help-rule-resume--deduct = Quitar este tiempo al jugador desconectado; si lo estaban los dos, añada --from
help-rule-resume--add-white = Dar este tiempo a las blancas
help-rule-resume--add-black = Dar este tiempo a las negras
help-rule-restart = Reiniciar la partida con los mismos colores (O 18.9 c, d)
help-rule-restart--control = Con este ritmo de juego más corto, por ejemplo 15+10 para 15 minutos y 10 segundos por jugada; o con el del torneo si la partida tiene uno más corto
help-rule-restart--shorter = Con un ritmo de juego más corto de la misma clase, calculado para que la ronda termine más o menos a la misma hora; se acorta cada periodo
help-rule-result = Fijar el resultado: la partida termina
help-rule-result--verdict = Un resultado, por ejemplo 1-0, o uno de absent-loses, drawn, both-lose
help-rule-postpone = Aplazar la partida hasta que una decisión la reanude o la reinicie, o la reanude un árbitro
help-rule-second = Aprobar una decisión que propuso otro oficial
help-rule-second--dry-run = Mostrar los efectos ahora y terminar
help-rule-reject = Rechazar o retirar una decisión propuesta
help-rule-reject--reason = El motivo; queda en el registro

## seat

help-seat = Trasladar un puesto a un dispositivo de reserva
help-seat-move = Trasladar un puesto a un dispositivo de reserva de la misma sede, también durante una partida
    .after =
        El jugador continúa en el dispositivo de reserva, que muestra la partida completa. El dispositivo anterior ya no puede actuar
        en el puesto, salvo que usted devuelva el puesto a él. El de reserva debe estar registrado en la sede del puesto, y ningún
        jugador puede estar usándolo. Un LTA traslada puestos de su propia sede: indique el LTA con --as.

        Ejemplo:
          adoube --as lta-madrid seat move 1.3 white madrid-9 --reason 'su pantalla está rota'
help-seat-move--device = El dispositivo de reserva
help-seat-move--side = De quién es el puesto

## roles

help-roles = Mostrar quién tiene qué cargo, o delegar las decisiones en un árbitro
    .after =
        Ejemplos:
          adoube roles                       quién tiene qué cargo, y quién puede decidir
          adoube roles delegate deputy --reason 'en un vuelo hasta mediodía'     también `deputy` puede decidir
          adoube roles delegate deputy --end --reason 'ha aterrizado'
        Las dos cosas quedan en el registro, con quién, cuándo y por qué; `adoube roles` lista las delegaciones actuales y terminadas.
        Solo el árbitro principal puede delegar, y solo en árbitros del torneo, no en el LTA o el LCA de una sede.
help-roles-delegate = Permitir que un árbitro decida sobre incidentes en lugar del árbitro principal
help-roles-delegate--person = El id del árbitro
help-roles-delegate--end = Terminar la delegación

## invite

help-invite = Invitar a un oficial a la consola, la página del servidor
    .after =
        Una invitación abre la consola para un cargo de una persona. Sirve una sola vez y caduca: désela solo a esa
        persona. `adoube invitations` muestra cuáles se han usado; `adoube invitations withdraw ID` retira una sin usar.
        `adoube sessions` muestra quién ha iniciado sesión; `adoube sessions end ID` termina una sesión en el acto. Solo el árbitro
        principal y el organizador pueden invitar.

        Ejemplos:
          adoube invite chief
          adoube invite lta-madrid --hours 2
          adoube invite maria --role lca --venue madrid
          adoube invite lta-madrid --wall madrid    # el panel de la sede, que funciona sin conexión con el servidor
help-invite--venue = La sede, si la persona tiene cargos en varias
help-invite--person = El id del oficial, como en officials.toml
help-invite--role = El cargo, si la persona tiene varios
help-invite--wall = Invitar al panel de esta sede; su LCA y el árbitro principal pueden invitar a cualquier oficial, los demás solo a sí mismos
help-invite--hours = Cuántas horas es válida la invitación

## invitations

help-invitations = Listar las invitaciones y si se han usado, o retirar una
    .after =
        Lista las invitaciones de las últimas dos semanas: quién las hizo, para quién, y si se han usado.
        El enlace para iniciar sesión se muestra una sola vez, con `adoube invite`.

        Ejemplos:
          adoube invitations
          adoube invitations withdraw 0123456789abcdef
          adoube invitations --wall madrid
help-invitations--wall = Invitaciones al panel de esta sede
help-invitations-withdraw = Retirar una invitación sin usar
help-invitations-withdraw--id = El id de la invitación: la primera palabra de su línea en la lista

## sessions

help-sessions = Listar quién ha iniciado sesión en la consola, o terminar una sesión
help-sessions--wall = Sesiones del panel de esta sede
help-sessions-end = Terminar una sesión en el acto, con todas sus páginas abiertas
help-sessions-end--id = El id de la sesión, de la lista

## export

help-export = Escribir las partidas de una ronda, o el informe del torneo
    .after =
        Un PGN contiene las partidas de una ronda con el reloj después de cada jugada. Los comentarios muestran todo lo demás:
        controles y dispensas, llamadas al árbitro, pausas, ajustes, interrupciones, decisiones. Las fechas son de la zona
        horaria de la primera sede; una partida que no empezó lleva la fecha de su ronda.
        PGN no tiene un signo para un resultado como 0-0 después de las jugadas: terminan con *, y la etiqueta Result y un
        comentario muestran el resultado.

        Un TRF contiene todo el torneo hasta --round: byes, incomparecencias y ausencias, y la clasificación según los desempates
        del reglamento. Una partida lleva el ritmo de juego con el que se jugó, un informe el de su última ronda, aunque el
        reglamento haya cambiado después. Para un programa de emparejamientos, --to-pair añade quién no juega en la ronda
        siguiente: los byes de su borrador y los jugadores retirados (0000 - Z). TRF26 contiene además los días de las rondas (132),
        que no caben en TRF16, puntos inusuales (162), desempates (202, 212), el ritmo de juego codificado (222) y byes (240);
        el programa de emparejamientos (182) y el tipo codificado (192) se incluyen si se indican aquí. No contiene
        Elo nacional (172, NRS), aceleraciones (250), parejas prohibidas (260) ni equipos.

        Pairs son los emparejamientos de una ronda, para modificarlos a mano.

        Scores son las jugadas de las partidas de una ronda, con las letras de las piezas de --language o con figuras, y las
        ofertas de tablas junto a sus jugadas; sin --plain también con los signos de captura, jaque, mate y al paso.

        Ejemplos:
          adoube export scores --language es --round 1
          adoube export pgn --round 1 --out round-1.pgn
          adoube export trf --out open.trf
          adoube export trf --to-pair --out to-pair.trf
          adoube export trf --edition 26 --type-code FIDE_DUTCH_2025 --paired-by 'bbpPairings 6.0.0'
help-export--notation = Qué se escribe
help-export--round = La ronda [por defecto: para emparejamientos la última, para un informe la última publicada, para partidas la última empezada]
help-export--out = El archivo que se escribe, que no debe existir; - para la salida estándar [por defecto: -]
help-export--for-officials = Solo PGN: incluir lo que solo pueden leer los oficiales, por ejemplo que se bloqueó el dispositivo de un jugador
help-export--edition = Solo TRF: qué edición del formato
help-export--to-pair = Solo TRF: incluir quién no juega en la ronda siguiente, para un programa de emparejamientos
help-export--type-code = Solo TRF26: el tipo según la tabla de códigos de la FIDE (192), por ejemplo `BERGER_ROUNDROBIN`
help-export--paired-by = Solo TRF26: el programa o la persona que hizo los emparejamientos (182)
help-export--language = Solo scores: el idioma de las letras de las piezas; un PGN siempre tiene las inglesas [por defecto: en]
help-export--figurines = Solo scores: figuras en vez de letras
help-export--plain = Solo scores: omitir los signos opcionales

## verify

help-verify = Comprobar la cadena de hash de cada serie de un servidor parado
help-verify--data = La carpeta de datos del servidor, o la carpeta que la contiene; el servidor debe estar parado
help-verify--signing = La clave de firma del servidor [por defecto: signing.pem junto a la carpeta de datos]

## chess

help-chess = Herramientas para probar las reglas del ajedrez
help-chess-perft = Contar las secuencias de jugadas legales de una longitud
    .after =
        Ejemplos:
          adoube chess perft startpos 5
          adoube chess perft '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' 4 --divide
help-chess-perft--chess960 = Usar las reglas de enroque de Chess960
help-chess-perft--fen = La posición como FEN, o `startpos`
help-chess-perft--depth = Cuántas medias jugadas; cada una tarda unas treinta veces más que la anterior
help-chess-perft--divide = Mostrar también la cuenta de cada primera jugada
help-chess-start = Mostrar una posición inicial de Chess960, por número o FEN, en las dos notaciones
help-chess-start--which = De 0 a 959, o un FEN: X-FEN o Shredder-FEN

## replay

help-replay = Reproducir las partidas de un PGN, con reglamento, servidor y registro
    .after =
        Juega cada partida de un PGN, de cualquier tamaño, con reglamento, servidor y registro: cada jugada tras el tiempo
        de reflexión anotado; abandono, acuerdo y bandera como en el original; adjudicaciones como resultados declarados.
        Si el artículo 5.4 o 4.5 termina antes una partida, aquí termina y se muestra. Las partidas dañadas se muestran y se
        omiten, también una última partida cortada antes de su resultado. Si las jugadas y la etiqueta Result dan resultados
        distintos, la partida se muestra con el resultado que se usó; el mate tiene prioridad sobre ambos.
        Una partida repetida (mismo torneo, lugar, día, ronda, jugadores y jugadas) se muestra y se juega aparte:
        games.pgn la contiene, tournament.trf no la cuenta. Las partidas de otro Event, o del mismo Event en
        otro Site (salvo un enlace), son de otro torneo. Cada partida conserva las etiquetas de su original,
        con nombres, Elo y títulos, salvo las que describen la reproducción (Result, Termination,
        TimeControl, ...) y Round, que es la ronda y el tablero del registro. La ronda del original, si es
        distinta, por ejemplo "-", se conserva como SourceRound. A los jugadores se los identifica por FideId si los nombres
        coinciden; si no, por el nombre; un FideId con dos nombres se muestra como dos jugadores. tournament.trf contiene
        el primer Elo, título y federación que se encuentra de cada jugador.

        Sin --regulations cada partida se juega con su etiqueta TimeControl. Si esta falta o es texto libre,
        cada bando tiene un día, no se comparan los relojes, y games.pgn y tournament.trf no contienen relojes ni
        ritmo de juego. Con --regulations todas las partidas se juegan con el ritmo de juego, la puntuación y la variante del
        reglamento, digan lo que digan las etiquetas. Los torneos no se unen: es un error que haya más rondas de las que tiene
        el reglamento. tournament.trf lleva el nombre, la ciudad, la federación y los días del reglamento, y el resto de las
        partidas; games.pgn conserva las etiquetas del original, para que encuentre cada partida en él. `adoube init` escribe
        un reglamento para empezar; [checks] y los tiempos de incomparecencia no tienen efecto aquí. tournament.trf es un TRF16,
        en el que no caben los días de las rondas.

        En DIR se escriben games.pgn, tournament.trf (si las partidas son de un solo torneo; tournament.trf.part si se rechazó
        alguna; los jugadores con los mismos puntos y sin desempate que decida comparten puesto), summary.json (las primeras
        10 000 entradas de cada lista) y ledger/ con su signing.pem para `adoube verify --data DIR/ledger`; un archivo muy
        largo tiene además ledger-2/ y siguientes. Una reproducción interrumpida (Ctrl-C) o fallida, por ejemplo por un disco
        lleno, conserva lo registrado y games.pgn.part, y lo dice; si no se terminó ninguna partida, DIR queda vacía
        (en tiempo real conserva lo registrado). games.pgn y summary.json solo existen si se jugó todo,
        games.pgn solo si al menos una partida se pudo jugar. La última línea del resumen muestra partidas, jugadas, segundos y
        jugadas por segundo.

        En tiempo real tarda lo que tardaron las partidas, dividido por --speed: un servidor, un nodo de sede con su bróker
        y su relé, y un agente por puesto juegan en este ordenador por TLS mutuo, con claves temporales. Jugadas,
        resultados y posiciones finales deben coincidir con el original. Un reloj coincide si difiere como mucho en 2,5 s de
        tiempo de juego. El retraso de la red consume tiempo real, y --speed lo multiplica: los relojes que difieren más, pero
        están a menos de 100 ms de tiempo real de su valor esperado, se cuentan aparte (con --speed 300 son 31 s, incluida
        la precisión de un segundo del original), y también los que difieren aún más. Si un reloj está tan cerca de 0
        que el retraso lo agotaría, su jugador mueve hasta 0,8 s de tiempo real antes; si no basta, el
        torneo se juega más despacio. El resumen muestra ambas cosas. Ctrl-C conserva solo lo registrado.

        Una lectura de reloj (%clk) imposible con el ritmo de juego (más de lo que había, o en conflicto con las
        lecturas vecinas) se sustituye por un tiempo entre sus vecinas. El resumen muestra cuántas hay en
        cuántas partidas, y para las primeras partidas la lectura del original, el reloj aquí y el motivo; summary.json contiene
        todas esas partidas (clock_exceptions).

        Código de salida: 0 si cada partida se jugó y terminó como en su original o como exigen los artículos, o no tiene
        resultado en su original; 3 si además se sustituyó más de una lectura de reloj de cada cuatro: el ritmo de juego
        no es el del original; 1 si se rechazó alguna partida o difiere, o falló la reproducción; 130 si se interrumpió.

        Ejemplos:
          adoube replay --pgn candidates.pgn --out /tmp/replay --regulations candidates.toml
          adoube replay --pgn lichess.pgn --out /tmp/replay --games 1000 --json
          adoube replay --pgn candidates.pgn --out /tmp/replay --time real --speed 200
help-replay--seats = Solo en tiempo real: cómo se ejecutan los puestos [por defecto: auto]
help-replay--time = Cómo pasa el tiempo
help-replay--speed = Solo en tiempo real: cuántas veces más rápido de lo normal [por defecto: 1]
help-replay--regulations = El reglamento del torneo, con su ritmo de juego y sus rondas [por defecto: se crea con las etiquetas `TimeControl`]
help-replay--games = Cuántas partidas se juegan a la vez; el registro no depende de ello [por defecto: 512, en tiempo real 64]

## bench

help-bench = Medir este ordenador
help-bench-replay = Reproducir un PGN, y escribir después los mismos registros solo en el disco
help-bench-replay--games = Cuántas partidas se juegan a la vez
help-bench-replay--rounds = Cuántas veces se mide cada cosa, por turnos

## sim

help-sim = Recorrer paso a paso una ronda simulada en la que todo sale mal
help-sim-story = Mostrar la historia de una semilla; se puede modificar y recorrer
help-sim-story--seed = La semilla: las partidas, cuánto piensan los jugadores, qué falla y cuándo
help-sim-step = Ejecutar una historia y recorrerla, momento a momento
    .after =
        Primero se ejecuta toda la historia, en tiempo virtual. Después se recorre el resultado: cada paso de la historia, cada registro
        que se guardó y cada respuesta que recibió un jugador, con los tableros en ese momento.
        Las líneas empiezan por milisegundos virtuales; los pasos llevan >.

        Teclas: flechas, Re Pág, Av Pág, Inicio y Fin mueven; n y p van al paso siguiente y al anterior; f muestra el momento completo
        en toda la pantalla y vuelve; q termina. Las invariantes incumplidas se muestran arriba, o detrás de las líneas, y el código de
        salida es entonces 1. Un tablero muestra su último registro: su reloj no corre hasta el siguiente. --json contiene cada registro
        completo.

        `adoube sim story` muestra una historia que se puede guardar en un archivo. Una prueba que falla guarda su historia e indica
        el archivo. docs/simulation.md describe los pasos y las invariantes.

        Ejemplos:
          adoube sim story 7
          adoube sim step seed-7.story
          adoube sim step seed-7.story --lines
help-sim-step--file = El archivo de la historia: su semilla, y después un paso por línea
help-sim-step--lines = Mostrar todo como líneas; así se hace si la salida no es un terminal

## eboard

help-eboard = Tableros electrónicos de este ordenador: listar, mostrar, probar, grabar, simular
help-eboard-list = Listar los puertos de este ordenador que pueden tener un tablero
    .after =
        Ejemplos:
          adoube eboard list
          adoube eboard list --bluetooth
help-eboard-list--bluetooth = Buscar también tableros con Bluetooth LE durante cinco segundos; deben estar encendidos y no conectados a otro equipo
help-eboard--port = El puerto, por ejemplo /dev/ttyUSB0 o ble:AA:BB:CC:DD:EE:FF; auto: el único puerto de cable que puede tener un tablero
help-eboard--make = Su marca: dgt, pegasus, chessnut, millennium, certabo o tabutronic [por defecto: se detecta]
help-eboard--turned = El tablero está girado 180°: su cable está en el lado opuesto
help-eboard-show = Mostrar en directo lo que hay en un tablero
    .after =
        En un terminal el tablero se dibuja de nuevo cada vez que cambia algo; si no, hay una línea por cada posición estable,
        y con --json un valor por cada suceso. Un tablero que se desconectó se muestra otra vez cuando vuelve.

        Ejemplos:
          adoube eboard show
          adoube eboard show /dev/ttyUSB0 --make dgt
          adoube eboard show ble:AA:BB:CC:DD:EE:FF
help-eboard-show--once = Terminar después de la primera posición estable
help-eboard-check = Probar en cinco minutos si un tablero funciona: colocarlo y hacer cuatro jugadas
    .after =
        Le guía paso a paso: coloque la posición inicial y juegue 1. e4 d5 2. exd5 Dxd5. No necesita teclado: observa el
        tablero y dice qué está mal mientras aún se puede corregir. Código de salida: 0 el tablero se puede usar, 1 no se puede.

        Ejemplos:
          adoube eboard check
          adoube eboard check /dev/ttyUSB0
help-eboard-check--patience = Cuánto puede durar un paso, en segundos; cada movimiento en el tablero reinicia este tiempo, hasta diez veces
help-eboard-trace = Grabar los datos de un tablero para informar de un fallo, o reproducir una grabación
    .after =
        Ctrl-C termina la grabación. El archivo contiene solo los datos del tablero, ningún nombre. Nunca se sobrescribe un archivo
        que ya existe. En un dispositivo de juego el agente lee el tablero: pare antes el agente, entre dos rondas.

        Ejemplos:
          adoube eboard trace --out board.trace
          adoube eboard trace /dev/ttyUSB0 --make dgt --out board.trace
          adoube eboard trace --replay board.trace
help-eboard-trace--out = El archivo que se escribe, que no debe existir [por defecto: la salida estándar]
help-eboard-trace--port = El puerto, por ejemplo /dev/ttyUSB0 o ble:AA:BB:CC:DD:EE:FF; auto: el único puerto de cable que puede tener un tablero [por defecto: auto]
help-eboard-trace--make = Su marca [por defecto: se detecta]. Si se indica, se graba también un dispositivo desconocido o que no responde
help-eboard-trace--seconds = Terminar al cabo de estos segundos
help-eboard-trace--replay = Reproducir esta grabación y mostrar sus posiciones estables; código de salida 1 si difieren de las grabadas
help-eboard-trace--turned = El tablero está girado 180°
help-eboard-simulate = Simular un tablero, para probar los demás comandos sin tener uno
    .after =
        La primera línea que se muestra es el puerto que hay que abrir. Como en un tablero real, las piezas se deslizan, se devuelven o
        se enrocan en cualquier orden, y se pierden o se dañan datos; --calm lo evita. Las jugadas vienen de un PGN, o se escriben en la
        entrada estándar, junto con estos comandos:
          e2e4 o Nf3     hacer una jugada
          take e4        quitar la pieza de esa casilla
          put e4 P       poner una pieza en ella: P N B R Q K son de las blancas, p n b r q k de las negras
          start          volver a la posición inicial, y no jugar más jugadas del PGN
          pull 3         desconectar el cable tres segundos
          quit           terminar
        Con --bluetooth este ordenador se anuncia como el tablero, con BlueZ, y su adaptador lleva el nombre del tablero hasta
        el final. Abra el puerto en otro ordenador; pull lo desconecta.

        Ejemplos:
          adoube eboard simulate --model dgt
          adoube eboard simulate --model chessnut --bluetooth
          adoube eboard simulate --model millennium --pgn games.pgn --link /tmp/board
help-eboard-simulate--pgn = Jugar las jugadas de la primera partida de este archivo
help-eboard-simulate--seed = La semilla de todo lo aleatorio
help-eboard-simulate--bluetooth = Simular el tablero por Bluetooth LE: para pegasus, chessnut y millennium
help-eboard-simulate--turned = El tablero está girado 180°
help-eboard-simulate--model = La marca: dgt, pegasus, chessnut, millennium, certabo o tabutronic
help-eboard-simulate--link = Un enlace simbólico al puerto, para que su nombre sea siempre el mismo
help-eboard-simulate--interval = Segundos entre las jugadas del PGN
help-eboard-simulate--calm = Sin perturbaciones

## demo

help-demo = Jugar en este ordenador una ronda de un torneo real, con todos los programas de un torneo
    .after =
        Juega la primera ronda del Torneo de Candidatos de 2022 con sus jugadas y tiempos de reflexión: un servidor,
        nodos de sedes y ocho quioscos como procesos de este ordenador, por TLS mutuo con claves nuevas. Un quiosco
        pierde la conexión en mitad de su partida y se reconecta.

        Código de salida: 0 si cada partida terminó como en el original. Al final se borran todos los archivos, a no ser que
        añada --keep u --out.

        Ejemplos:
          adoube demo
          adoube demo --play
          adoube demo --eboards
          adoube demo --headless --venues 4 --keep /tmp/round
          adoube demo --headless --locked
          adoube demo --headless --chaos coordinator --chaos venue --chaos kiosk
help-demo--venues = Cuántas sedes
help-demo--out = Escribir PGN y TRF en esta carpeta [por defecto: en la carpeta de --keep; sin ella se muestran y se borran]
help-demo--speed = Cuántas veces más rápido de lo normal corren los relojes y piensan los jugadores
help-demo--play = Jugar usted, en el navegador: el tablero 1 espera a sus dos jugadores, y un incidente en otro tablero espera su decisión en la consola. Muestra los enlaces, y todos los programas con sus números de proceso: si usted termina uno, se reinicia a los cinco segundos. Sigue hasta Ctrl-C. Los relojes corren a velocidad normal
help-demo--eboards = Dos rondas cortas en tableros electrónicos simulados. En la primera los tableros muestran la partida; uno difiere de ella, el panel de la sede lo muestra y el árbitro principal decide. En la segunda los tableros introducen las jugadas. Los relojes corren a velocidad normal
help-demo--headless = Mostrar líneas de texto en vez de una pantalla en directo
help-demo--keep = Trabajar en esta carpeta, que no debe existir o debe estar vacía, y conservarlo todo
help-demo--chaos = Terminar esto una vez con SIGKILL en mitad de la ronda y reiniciarlo; se puede repetir
help-demo--locked = Bloquear cada dispositivo con un perfil, hasta donde este ordenador lo permita (root, fanotify). Cada dispositivo recibe su propio sistema de archivos, para que no afecte a ningún otro programa. Las capas no disponibles se nombran y se omiten
help-demo--no-silence = No simular que se desconecta un cable

## Lo que contienen varias ayudas

cli-help-times = Tiempos: 2:00, 2 min, 120 s, 1h30 o 1:30:00; un número solo son minutos. Si no escribe un tiempo como 1:30:00, ve cómo se entiende y lo confirma.

## Valores de argumentos

cli-value-white = Blancas
cli-value-black = Negras
cli-value-device = El dispositivo de juego (O 18.5)
cli-value-fair-play = El jugador: identidad, bolsa, otros dispositivos (O 18.6)
cli-value-both = Los dos
cli-value-colour = Las blancas vuelven a tener el ritmo de las blancas, como en una partida armagedón
cli-value-player = Cada jugador conserva su propio ritmo, por ejemplo un jugador con asistente (O 3.8)
cli-value-coordinator = El servidor
cli-value-venue = El nodo de una sede
cli-value-kiosk = Un quiosco
cli-value-trf = El informe de torneo de la FIDE
cli-value-pgn = Partidas
cli-value-pairs = Los emparejamientos de una ronda, uno por línea: `tablero blancas negras` o `bye número F|H|U|Z`; una posición inicial va detrás de su tablero, como FEN o, en Chess960, como número
cli-value-scores = Partidas como planillas, con las letras de un idioma
cli-value-last-contact = Devolver todo el tiempo perdido desde el último contacto
cli-value-detection = Devolver el tiempo perdido desde que se notó la desconexión, unos segundos después
cli-value-now = Dejar los dos relojes como están ahora
cli-value-whose-white = El de las blancas
cli-value-whose-black = El de las negras
cli-value-whose-both = El de los dos, lo mismo a cada uno
cli-value-virtual = Lo más rápido posible: el tiempo es simulado
cli-value-real = Por la red, en tiempo real o --speed veces más rápido
cli-value-auto = Procesos para hasta 16 puestos a la vez, si no tareas
cli-value-processes = Un agente del quiosco para cada puesto
cli-value-tasks = Los mismos agentes como tareas de un solo programa
cli-value-swiss = Ronda a ronda
cli-value-round-robin = Cada jugador se enfrenta a todos los demás

## Valores que no se aceptan

cli-usage-check-folder = con una carpeta, omita los demás argumentos
cli-usage-check-which = indique un tablero, por ejemplo 1.3, o --round N
cli-usage-check-failed = indique el jugador que no superó el control: white o black
cli-usage-check-report = indique el jugador de cuyo dispositivo es el informe: white o black
cli-usage-check-how = añada --passed, --failed o --list
cli-usage-speed = escriba un número de 1 a 2000
cli-usage-venues = escriba un número de 1 a 8; para más use --venue ID:NAME:ZONE
cli-usage-type-code = escriba un código como FIDE_DUTCH_2025: letras, cifras y _
cli-usage-note = «{ $typed }» no es una nota de dispositivo: escriba su número, por ejemplo 4, o con su tablero 1.3:4
cli-usage-verdict = { $why }, o absent-loses, drawn, both-lose
cli-usage-incidents = «{ $typed }» no indica incidentes: escriba 3, o 3,5,7, o 3-7, como máximo { $most } a la vez
cli-usage-result = «{ $typed }» no es un resultado: escriba uno de { $results }
cli-usage-no-time = «{ $typed }» no es ningún tiempo: omita la opción
cli-usage-whole-seconds = «{ $typed }»: segundos enteros, como máximo una hora
cli-usage-board = «{ $a }» no es un tablero: escriba ronda.tablero, por ejemplo 3.12
cli-usage-id = «{ $a }» no es un id: de 1 a 32 de a-z, 0-9 y '-', sin empezar por '-'
cli-usage-piece-letters = «{ $a }» no es uno de los idiomas: { $b }
cli-usage-language = escriba uno de los idiomas que hay: { $a } o { $b }
cli-usage-make = «{ $a }» no es ninguna de dgt, { $b }
cli-usage-placement = no son ocho filas de ocho casillas, como { $a }
cli-usage-penalty = «{ $typed }» no es una sanción: escriba una de { $kinds }
cli-usage-penalty-near = «{ $typed }» no es una sanción: ¿quería decir { $near }?
cli-usage-penalty-value = «{ $typed }»: { $why }
cli-usage-penalty-takes = el valor de la sanción { $penalty } es { $takes }
cli-usage-points = escriba los puntos como múltiplo de medio punto, por ejemplo 0.5
cli-usage-rounds = escriba rondas, por ejemplo 4 o 4-6
cli-usage-real-time = { $option } es solo para tiempo real; el tiempo virtual siempre corre lo más rápido posible
cli-usage-real-time-next = añada --time real, u omita { $option }

## Lo que dice el analizador de la línea de comandos (args/parser_words.rs)

cli-parser-usage = Uso:
cli-parser-commands = Comandos:
cli-parser-arguments = Argumentos:
cli-parser-options = Opciones:
cli-parser-every-command = Todos los comandos:
cli-parser-some-options = [OPCIONES]
cli-parser-command = <COMANDO>
cli-parser-optional-command = [COMANDO]
cli-parser-default = [por defecto: { $a }]
cli-parser-environment = [entorno: { $a }]
cli-parser-values = [valores posibles: { $a }]
cli-parser-values-list = Valores posibles:
cli-parser-help-more = Mostrar la ayuda (más detalles con '{ $a }')
cli-parser-help-less = Mostrar la ayuda (un resumen con '{ $a }')
cli-parser-help = Mostrar la ayuda
cli-parser-version = Mostrar la versión
cli-parser-help-command = Mostrar esta ayuda o la de los comandos indicados
cli-parser-unknown-argument = argumento inesperado: '{ $a }'
cli-parser-unknown-command = no existe el comando '{ $a }'
cli-parser-missing-arguments = faltan estos argumentos obligatorios:
cli-parser-missing-command = '{ $a }' necesita un comando detrás
cli-parser-missing-command-list = [comandos: { $a }]
cli-parser-missing-value = '{ $a }' necesita un valor
cli-parser-invalid-value = valor '{ $a }' no válido para '{ $b }'
cli-parser-too-many-values = sobra el valor '{ $a }' de '{ $b }'
cli-parser-argument-repeated = el argumento '{ $a }' no se puede repetir
cli-parser-conflict = el argumento '{ $a }' no se puede usar con
cli-parser-conflict-command = el comando '{ $a }' no se puede usar con
cli-parser-tip = sugerencia:
cli-parser-similar = ¿quería decir '{ $a }'?
cli-parser-similar-list = ¿quería decir uno de { $a }?
cli-parser-as-value = para usar '{ $a }' como valor, escriba '{ $b }'
cli-parser-more = Para más información, pruebe '{ $a }'.
cli-parser-range = : { $a } no está entre { $b } y { $c }
cli-parser-whole-number = escriba un número entero
cli-parser-number = escriba un número
cli-parser-too-large = el número es demasiado grande
cli-parser-too-small = el número es demasiado pequeño
