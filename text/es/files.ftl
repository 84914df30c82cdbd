### Archivos que entran y salen: PGN, informes, emparejamientos, puestos, y programas que emparejan. Véase README.md.

## Partes de frases

file-and-more = y { $more } más
file-either = { $one } o { $other }
file-line = línea { $line }: { $what }
file-lines = { $count ->
    [one] línea { $first }
   *[other] { $count } líneas, la primera es la línea { $first }
}
file-of-player = '{ $text }' de { $player } { $name }
file-boards = { $count ->
    [one] el tablero { $boards }
   *[other] los tableros { $boards }
}
file-round-state = { $state ->
    [draft] en borrador
    [published] publicada
    [started] empezada
    [closed] cerrada
    [elsewhere] jugada en otro lugar
   *[other] { $state }
}
file-round-with-state = { $round } ({ file-round-state })
file-rounds = hay { $rounds }
file-rounds-none = aún no hay ninguna ronda emparejada: importe sus emparejamientos, o vea `adoube pair --help`
file-round-unknown = la ronda { $round } no existe
file-header-name = nombre (012)
file-header-city = ciudad (022)
file-header-begin = primer día (042)
file-header-end = último día (052)
file-header-chief = árbitro principal (102)

## Partidas: lo que no se puede leer

file-pgn-game = línea { $line }, partida { $game }: { $what }
file-pgn-tag-name = una etiqueta sin nombre
file-pgn-tag-value = la etiqueta { $tag } no tiene un valor entre comillas
file-pgn-tag-not-closed = la etiqueta { $tag } no está cerrada con "]
file-pgn-comment-not-closed = un comentario no está cerrado con { "}" }
file-pgn-variation-not-closed = una variante no está cerrada con )
file-pgn-unexpected = signo inesperado: { $sign }
file-pgn-nag = $ sin número
file-pgn-too-long = demasiado larga: { $part ->
    [word] una palabra
    [value] el texto de una etiqueta
    [comment] el texto de un comentario
    [tags] la lista de etiquetas
    [moves] la lista de jugadas
   *[game] la partida
}
file-pgn-move = { $move } en la media jugada { $ply }: { $what }
file-pgn-io = no se pudo leer el archivo: { $error }
file-move-syntax = no es una jugada en notación algebraica
file-move-no-piece = no hay tal pieza que mover
file-move-illegal = no hay tal jugada legal: { $reason ->
    [no-piece] no hay ninguna pieza en esa casilla
    [opponents-piece] esa pieza es del rival
    [own-piece-there] hay una pieza propia en esa casilla
    [in-the-way] otra pieza está en medio
    [moves-otherwise] la pieza no se mueve así
    [nothing-to-take] no hay nada que capturar allí
    [king-in-check] el rey propio quedaría en jaque
    [promotion-missing] falta la pieza en que se convierte el peón
    [no-promotion] esta jugada no es una promoción
    [no-castling] ahora no es posible enrocar
   *[game-over] la partida ha terminado
}
file-move-ambiguous = más de una pieza puede ir allí
file-start-without-fen = SetUp es 1, pero no hay FEN
file-start-variant = la variante { $variant } no se juega aquí
file-fen-length = un FEN tiene de 1 a 200 caracteres, no { $length }
file-fen-fields = un FEN tiene de 4 a 6 campos, no { $fields }
file-fen-fault = { $fault ->
    [pieces] no se pueden leer las piezas del FEN
    [side-to-move] no se puede leer el turno del FEN
    [castling-field] no se pueden leer los enroques del FEN
    [en-passant-field] no se puede leer la casilla de captura al paso del FEN
    [half-move-clock] no se puede leer el contador de medias jugadas del FEN
    [move-number] no se puede leer el número de jugada del FEN
    [king-missing] la posición del FEN no es posible: falta un rey
    [too-many-kings] la posición del FEN no es posible: un bando tiene más de un rey
    [pawn-on-back-rank] la posición del FEN no es posible: hay un peón en la primera o la última fila
    [opponent-in-check] la posición del FEN no es posible: el bando que acaba de jugar está en jaque
    [castling-rights] la posición del FEN no es posible: los enroques no concuerdan con reyes y torres
    [en-passant-square] la posición del FEN no es posible: ningún peón puede haber pasado por la casilla de captura al paso
    [impossible-check] la posición del FEN no es posible: ninguna última jugada puede haber dado este jaque
   *[too-many-pieces] la posición del FEN no es posible: hay más piezas de las que permiten las promociones
}

## Partidas: lo que se importa

file-pgn-unread =
    el archivo tiene partidas que no se pueden leer:
    { $games }
    .command = no se ha importado nada: corrija primero el archivo
file-pgn-empty = no hay partidas en el archivo: { $bytes ->
        [0] está vacío
       *[other] sus { $bytes } bytes no contienen etiquetas ni jugadas
    }
    .command = indique un archivo PGN con las partidas de una ronda
file-pgn-both-colours = { $name } tiene ambos colores en una partida de la ronda { $round }
file-pgn-start-of-board = ronda { $round }, tablero { $board }: su posición inicial
file-pgn-two-byes = una partida entre BYE y BYE en la ronda { $round }
file-pgn-bye = { $name } contra BYE ({ $result }) en el archivo se importa como bye { $letter ->
    [Z] sin punto
    [H] de medio punto
   *[U] asignado por el emparejamiento
} ({ $letter })
file-pgn-unread-result = tablero { $board }: su etiqueta Result '{ $result }' no se puede leer y se ha ignorado
file-pgn-other-variant = es { $own ->
        [chess960] Chess960
       *[standard] ajedrez estándar
    }, pero el torneo es de { $event ->
        [chess960] Chess960
       *[standard] ajedrez estándar
    }
    .command = no se ha importado nada: corrija la etiqueta Variant o el archivo
file-pgn-rounds = el archivo tiene las rondas { $rounds }
    .command = elija una con --round N
file-pgn-no-round = el archivo no tiene ninguna partida de la ronda { $round }
file-pgn-without-round = la partida { $white } - { $black } no se importa: su Round '{ $round }' no es un número; corríjalo en el archivo, o importe la partida por separado con --round N
file-pgn-nameless = una partida sin nombre en la etiqueta { $colour }
file-pgn-known-name = '{ $name }' en el archivo es el jugador { $player }, { $known }
file-pgn-ambiguous-name = '{ $name }' puede ser el jugador { $players }
    .command = indique el número FIDE en el archivo ({ $colour }FideId)
file-time-control-games = TimeControl de { $games ->
    [one] una partida
   *[other] { $games } partidas
} '{ $theirs }' no se importa del archivo: regulations.toml dice '{ $ours }'
file-results-dropped = { $games ->
    [one] 1 partida del archivo tiene resultado, que no se importa
   *[other] { $games } partidas del archivo tienen resultado, que no se importa
}: la ronda { $round } se jugará aquí; si se jugó en otro lugar, importe sus resultados de un informe (`import trf --played { $round }`, sin --round)

## Partidas: lo que se exporta

file-confidential = se omiten las notas de dispositivos y las sanciones propuestas de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, porque solo los árbitros pueden leerlas; añada --for-officials para incluirlas
file-score-of-board = la partida del tablero { $board }
file-pgn-no-records = un tablero sin registros
file-pgn-of-record = tablero { $board }, registro { $record }
file-pgn-no-move = '{ $move }' no es una jugada

## Emparejamientos y puestos

file-pairings-without-round = una lista de emparejamientos no contiene su ronda
    .command = indíquela con --round N
file-pairings-line = línea { $line }: '{ $text }': escriba 'board white black' o 'bye number F|H|U|Z'; la posición inicial va tras los tres números, como FEN, y en un torneo de Chess960 también como su número, de 0 a 959
file-pairings-empty = la lista no tiene emparejamientos ni byes
    .command = escriba una línea para cada uno: 'board white black' o 'bye number F|H|U|Z'
file-pairings-none = la ronda { $round } aún no está emparejada
    .command = importe sus emparejamientos, o vea `adoube pair --help`
file-no-bye = '{ $bye }' no es un bye
file-seats-wrong =
    no es una lista de puestos:
    { $errors }
file-seats-none = no tiene puestos: escriba una línea `starting number, venue id` para cada jugador
file-seats-line = '{ $text }' no es `starting number, venue id`
file-seats-heading = { file-seats-line }; empiece un encabezado con #
file-seats-twice = el jugador { $player } está también en la línea { $other }; borre una de las líneas
file-seats-venue = '{ $venue }' no es una sede del torneo; sus sedes son { $venues }
file-seats-no-venues = '{ $venue }' no es una sede del torneo, que aún no tiene ninguna: escríbala en venues.toml y ejecute `adoube set-up`
file-seats-too-many = { $players ->
    [one] 1 jugador tiene puesto
   *[other] { $players } jugadores tienen puesto
} en { $venue }, que solo tiene { $devices ->
    [one] 1 dispositivo
   *[other] { $devices } dispositivos
}: asigne a algunos otra sede, o añada dispositivos (venues.toml, `adoube certify`, `adoube set-up`)
file-seats-stranger = no hay ningún jugador { $player } en el archivo ni en el torneo
file-spread = { $count ->
    [one] 1 jugador no tenía sede y se ha repartido
   *[other] { $count } jugadores no tenían sede y se han repartido
} entre { $venues }; use --seats FILE para fijar sus sedes

## El borrador que un archivo sustituye

file-draft-colours = tablero { $board }: en el borrador el jugador { $white } lleva blancas contra { $black }, y el archivo les cambia los colores; si el borrador es correcto, restáurelo con `adoube import pairs` y la línea `{ $pairing }`
file-draft-start = tablero { $board }: el borrador tenía su propia posición inicial, y el archivo { $of-file ->
    [another] tiene otra
   *[none] no tiene ninguna
}: se sustituye; si la partida debe empezar allí, restáurela con `adoube import pairs` y la línea `{ $pairing }`
file-draft-bye-removed = el bye se elimina; restáurelo con `adoube import pairs` y la línea `bye { $player } { $letter }`
file-draft-bye-paired = el jugador { $player } tenía un bye ({ $letter }) en el borrador, y el archivo le empareja en el tablero { $board }: { file-draft-bye-removed }
file-draft-bye-other = el jugador { $player } tenía un bye ({ $letter }) en el borrador, y el archivo le da otro ({ $bye }): { file-draft-bye-removed }
file-draft-bye-unnamed = el jugador { $player } tenía un bye ({ $letter }) en el borrador, y el archivo no le nombra: { file-draft-bye-removed }

## Jugadores

file-newcomers = { $count ->
    [one] 1 jugador es nuevo: { $names }
   *[other] { $count } jugadores son nuevos: { $names }
}
file-newcomer-like = { $player } { $name } (¿es { $other } { $known }?)
file-newcomers-late = la ronda { $round } ya { $state ->
        [elsewhere] se jugó en otro lugar
       *[other] está { file-round-state }
    }, y { $newcomers }
    .command = no se ha importado nada: si se incorporan tarde, añada --new; si no, escríbalos como están en el torneo
file-renamed = número { $player }: '{ $old }' pasa a ser '{ $new }'
file-rerated = Elo que cambia por el archivo: { $players }
file-rerated-player = jugador { $player } { $name } { $before }, ahora { $now }
file-rating-none = ninguno
file-rating-high = el jugador { $player } ({ $name }) tiene un Elo de { $rating }
file-players-twice = los jugadores { $one } ({ $name }) y { $other } ({ $other-name }) { $same ->
    [id] tienen el número FIDE { $id }
   *[name] tienen el mismo nombre
}: si son la misma persona, elimine uno con `adoube player remove`
file-sex-rewritten = el sexo de { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
} se escribe como en los informes: m o w
file-birth-rewritten = la fecha de nacimiento de { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
} se escribe como en los informes: primero el año, con barras (1982/01/07)
file-federation-rewritten = la federación de { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
} se escribe como en los informes: en mayúsculas
file-more-players = { $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}
file-no-sex = sexo no válido (m o w): { $named }{ file-more-players }; los informes lo muestran tal cual: corrija el archivo
file-no-birth = fecha de nacimiento no válida (un día como 1982/01/07, o su año): { $named }{ file-more-players }; los informes la muestran tal cual: corrija el archivo
file-no-title = título no válido (uno de los de la FIDE): { $named }{ file-more-players }; los informes lo muestran tal cual: corrija el archivo
file-no-federation = federación no válida (tres letras): { $named }{ file-more-players }; los informes la muestran tal cual: corrija el archivo

## Informes: lo que no se puede leer

file-trf-place = línea { $line }, columna { $column }: { $what }
file-trf-of-player = ronda { $round }, jugador { $player }: { $what }
file-trf-field = { $field ->
    [name] nombre
    [rating] Elo
    [federation] federación
    [fide-number] número FIDE
    [birth-date] fecha de nacimiento
    [points] puntos
    [rank] puesto
    [starting-number] número de jugador
    [opponent] rival
   *[player] jugador
}
file-trf-not-number = '{ $text }' no es válido ({ file-trf-field }): en las columnas { $first } a { $last } va un número entero
file-trf-shifted = '{ $text }' está entre dos campos: la línea está desplazada
file-trf-control = un tabulador o carácter de control: escriba espacios
file-trf-too-large = un informe tiene como máximo { $bytes } bytes
file-trf-line-too-long = una línea tiene como máximo { $bytes } bytes
file-trf-number-twice = el número de jugador { $player } está también en la línea { $other }
file-trf-rounds = '{ $text }' no es un número de rondas: escriba de 1 a { $most }
file-trf-otherwise = la línea { $other } dice otra cosa
file-trf-empty = está vacío
file-trf-none = no es un informe de torneo: ninguna línea empieza con 012 o 001
file-trf-days = los días de las rondas (132) no se leen: '{ $word }' empieza en la columna { $column }; un día es AA/MM/DD, el de la ronda 1 empieza en la columna { $first } (o { $late }), y cada uno de los demás { $step } columnas después del anterior
file-trf-starting-number = en las columnas 5 a 8 va un número de jugador, de 1 a 9999
file-trf-cut-name = la línea está cortada: en las columnas 15 a 47 va un nombre
file-trf-cut-field = la línea está cortada en medio de un campo ({ file-trf-field }), columnas { $first } a { $last }
file-trf-cut-opponent = la línea está cortada en medio de un rival, columnas { $first } a { $last }
file-trf-cut-colour = la línea está cortada antes del color contra { $opponent }, columna { $column }
file-trf-cut-round = la línea está cortada antes de la ronda { $round } (columna { $column }): allí la línea del jugador { $opponent } nombra a este como rival
file-trf-cut-result = la línea está cortada antes del resultado de la ronda { $round } (columna { $column }): la línea del jugador { $opponent } tiene uno
file-trf-missing-field = { file-trf-field } ({ $first } a { $last })
file-trf-missing = la línea está cortada: falta { $missing }, que otras líneas de jugadores tienen
file-trf-missing-at-end = el archivo acaba en medio de la línea de un jugador: falta { $missing }; si no falta nada, termine la línea con un salto de línea
file-trf-no-points = '{ $text }' no son puntos: las columnas 81 a 84 son como 11.5
file-trf-colour = '{ $text }' no es un color: escriba w, b o -
file-trf-result = '{ $text }' no es un resultado: aquí va uno de { $known }
file-trf-windows = el archivo no está en UTF-8: se lee como Windows-1252, el byte { $byte } de aquí como '{ $letter }'; { $lines ->
    [one] 1 línea así
   *[other] { $lines } líneas así
}
file-trf-other-byte = el byte { $byte } no es UTF-8, como lo es el resto del archivo: se lee como '{ $letter }' de Windows-1252
file-trf-old-byes = { $count ->
    [one] 1 resultado sin rival se lee como bye: { $signs }
   *[other] { $count } resultados sin rival se leen como byes: { $signs }
}
file-trf-sign = '{ $said }' como { $counts }
file-trf-impossible = { $own ->
    [none] ningún resultado
   *[other] '{ $own }'
} aquí y { $theirs ->
    [none] ningún resultado
   *[other] '{ $theirs }'
} en la línea del rival { $opponent }: ninguna partida tiene estos resultados
file-trf-same-colours = { $own ->
    [none] ningún color
   *[other] '{ $own }'
} aquí y { $theirs ->
    [none] ningún color
   *[other] '{ $theirs }'
} en la línea del rival { $opponent }: uno de ellos llevaba blancas y el otro negras
file-trf-own-opponent = la línea nombra al jugador como su propio rival
file-trf-no-line = el rival { $opponent } no tiene línea
file-trf-names-another = la línea del rival { $opponent } nombra a otro
file-trf-colours = los colores de { $player } y { $opponent } no concuerdan
file-trf-colourless = '{ $sign }' contra { $opponent } sin color no es una partida y se importa como el bye { $letter }

## Informes: lo que se importa

file-trf-no-report =
    no es un informe de torneo:
    { $errors }
file-trf-contradicts =
    el informe se contradice:
    { $errors }
file-trf-rounds-contradict =
    { file-trf-contradicts }
    .command = corrija el informe, u omita las rondas jugadas en otro lugar con --played 0
file-trf-no-players = el informe no tiene jugadores
    .command = cada jugador necesita una línea que empiece con 001, con número de jugador (columnas 5 a 8), nombre (15 a 47) y rondas desde la columna 92
file-trf-no-pairings = el informe tiene jugadores, pero no emparejamientos
    .command = importe los jugadores con --round 0, y después empareje la primera ronda o importe sus emparejamientos
file-trf-all-results = todas las rondas del informe tienen ya resultados
    .command = impórtelas todas como jugadas en otro lugar con --played { $last }, o elija la ronda por jugar con --round N, o solo los jugadores con --round 0
file-trf-unpaired = el informe no tiene emparejamientos de la ronda { $round }
file-trf-unpaired-behind = { file-trf-unpaired }
    .command = su última ronda emparejada es la { $last }: importe las rondas hasta ella como jugadas en otro lugar con --played { $last } y sin --round, y empareje aquí la ronda { $round }
file-trf-here-and-elsewhere = la ronda { $round } no puede jugarse aquí y haberse jugado en otro lugar (--played { $played })
    .command = elija una de las dos cosas
file-trf-no-round = el informe no tiene la ronda { $round }
    .command = la última es la ronda { $last }
file-round-early = la ronda { $round } va antes que la ronda { $missing }, que aún no tiene emparejamientos
file-days-missing = el informe no tiene el día (132) de { $count ->
    [one] la ronda
   *[other] las rondas
} { $rounds }, así que los informes exportados no pueden mostrarlo: añádalo al archivo (AA/MM/DD desde la columna 92, uno cada 10 columnas) e impórtelo de nuevo
file-day-early = la ronda { $round } tiene fecha { $date } (132), antes del primer día del torneo, { $day }
file-day-late = la ronda { $round } tiene fecha { $date } (132), después del último día del torneo, { $day }
file-rounds-stay = { $count ->
    [one] la ronda { $rounds } se jugó en otro lugar y no se ha importado de este archivo
   *[other] las rondas { $rounds } se jugaron en otro lugar y no se han importado de este archivo
}: los resultados de { $sources } siguen contando; anúlelos con `adoube round unpublish { $first } --reason ...`{ $count ->
    [one] { "" }
   *[other] , una ronda cada vez
}
file-bye-records = los byes de la ronda { $round } se toman de los registros (240) del informe ({ $byes })
file-bye-unread = línea { $line }: { $what } en un registro de byes (240) no se importa; escriba 240, la letra del bye (F, H, U o Z), la ronda y los números de los jugadores
file-bye-missing-number = un número que falta
file-bye-missing-word = una palabra que falta
file-bye-nobodys = jugador { $player }, ronda { $round }: el registro de byes (240) dice '{ $code }', pero el informe no tiene ese jugador: no se importa
file-bye-other = jugador { $player }, ronda { $round }: el registro de byes (240) dice '{ $code }', y la línea del jugador (001) dice { $kind ->
    [meets] que juega contra { $own }
   *[bye] '{ $own }'
}; vale la línea del jugador
file-first-colour = el primer color (152, XXC) es '{ $said }', pero el jugador { $player }, el primero emparejado en la ronda 1, lleva allí { $own ->
    [W] blancas
   *[B] negras
}: valen los emparejamientos
file-byes-of-kind = { $kind ->
    [half] medio punto
    [absent] ausentes
    [full] un punto
   *[pairing] sin rival en el emparejamiento
}: { $players }
file-byes-in-draft = los byes de la ronda { $round } están en su borrador ({ $byes }); `adoube pair` los conserva
file-byes-not-taken = los byes de la ronda { $round } del informe no se importan ({ $byes })
file-byes-behind-last = { file-byes-not-taken }: el torneo tiene { $rounds } rondas
file-byes-paired = { file-byes-not-taken }: la ronda ya está emparejada; emparéjela de nuevo con ellos o introdúzcalos a mano, `adoube import pairs`
file-byes-pair-again = { file-byes-not-taken }: la ronda ya está emparejada; emparéjela de nuevo con ellos, `adoube pair --round { $round }{ $options }`, o introdúzcalos a mano, `adoube import pairs`
file-byes-state = { file-byes-not-taken }: la ronda ya está { file-round-state }
file-byes-until-paired = { file-byes-not-taken }: se usan cuando se empareja la ronda
file-rule-forbidden-pairs = parejas prohibidas ({ $numbers }): no se importan del informe, { $places }: los emparejamientos hechos aquí no las respetan: compruebe cada borrador y corríjalo a mano (`adoube export pairs`, `import pairs`)
file-rule-accelerated = puntos de aceleración ({ $numbers }): no se importan del informe, { $places }: los emparejamientos hechos aquí no son acelerados: empareje con un programa que lo permita, e importe los emparejamientos
file-rule-points = puntos que no son de resultados ({ $numbers }): no se importan del informe, { $places }: clasificaciones, informes y emparejamientos solo cuentan resultados
file-rule-absent = jugadores ausentes ({ $numbers }): no se importan del informe, { $places }: indíquelos al emparejar la ronda (`--absent`)
file-fact-ranking-method = sistema de clasificación (172) '{ $said }' no se importa del informe
file-fact-pairing-program = programa de emparejamiento (182) '{ $said }' no se importa del informe
file-fact-type = tipo codificado (192) '{ $said }' no se importa del informe
file-lines-unnumbered = no se importan del informe las líneas sin un número del formato: { $places }
file-lines-national = no se importan del informe las líneas de { $begin } (datos nacionales): { $places }
file-lines-unknown = no se importan del informe las líneas que empiezan con { $begin }, que Adoube no conoce: { $places }
file-time-control-words = ritmo de juego (122) '{ $theirs }' no se importa del archivo: regulations.toml dice '{ $ours }'
file-time-control-code = ritmo de juego codificado (222) '{ $theirs }' no se importa del archivo: regulations.toml dice '{ $ours }'
file-time-control-seconds = { file-time-control-code }; el código está en segundos, en minutos sería el mismo

## Informes: puntos

file-points-order = una derrota no debe dar más que unas tablas, ni unas tablas más que una victoria
file-points-flat = una victoria debe dar más que una derrota
file-points-total = unas tablas no deben dar en total más que una victoria y una derrota
file-points-pairing-bye = un bye asignado por el emparejamiento no debe dar más que una victoria
file-points-by-colour = { $result ->
    [win] una victoria da
    [draw] unas tablas dan
   *[loss] una derrota da
} { $white } con blancas y { $black } con negras: deben dar lo mismo
file-points-not-halves = '{ $points }' para { $code } no es un número de puntos enteros o medios
file-points-no-result = '{ $text }' no es un resultado de ese registro
file-points-differ = los puntos de las columnas 81 a 84 difieren de las rondas, que son las que valen: { $players }{ $more ->
    [0] { "" }
   *[other] ; y { $more } más
}
file-points-of-player = jugador { $player } { $told }, sus rondas { $counted }
file-points-hint = Concuerdan si un bye asignado por el emparejamiento (U) vale { $worth }, no { $now }: si es así, añada al informe la línea `162  P { $worth }`, y al torneo `pairing_bye = { $worth }` en `[scoring]`
file-first-day = el torneo empezó el { $day }
file-first-day-doubtful = el primer día (042) '{ $text }' se leyó como { $day } y también puede significar { $other }: escriba AAAA/MM/DD
file-first-day-unreadable = el primer día (042) '{ $text }' no es un día: escriba AAAA/MM/DD
file-first-day-unknown = no se conoce el primer día del torneo

## Informes que contradicen al torneo

file-report-rounds = el informe tiene { $said } rondas, el reglamento { $announced }: corrija esta línea, o `rounds` en regulations.toml y ejecute después `adoube set-up`
file-report-scoring = { $win } por victoria, { $draw } por tablas, { $loss } por derrota
file-report-points = el informe cuenta { $said }, el reglamento { $own }: corrija esta línea, o `[scoring]` en regulations.toml y ejecute después `adoube set-up`
file-report-points-impossible = los puntos del informe son imposibles ({ $wrong }), el reglamento cuenta { $own }: corrija esta línea, o `[scoring]` en regulations.toml y ejecute después `adoube set-up`
file-report-bye-points = { $said } por { $kind ->
    [pairing-bye] un bye asignado por el emparejamiento (U)
    [full-bye] un bye de un punto (F)
    [half-bye] un bye de medio punto (H)
    [absence] una ausencia (Z)
    [forfeit-win] una victoria por incomparecencia (+)
   *[forfeit-loss] una derrota por incomparecencia (-)
}, no { $own }
file-report-byes = el informe cuenta { $points }; las clasificaciones e informes de este torneo no. Para una tabla con los puntos del informe use `adoube standings --trf`
file-report-pairing-bye = Si el bye asignado por el emparejamiento es correcto, escriba `pairing_bye = { $points }` en `[scoring]` de regulations.toml, y ejecute después `adoube set-up`
file-report-teams = es un informe de equipos, y Adoube solo admite jugadores individuales: importe sus jugadores con --individuals, o importe un informe de un torneo individual
file-report-player-twice = el jugador { $player } tiene el número FIDE { $id } del jugador { $other } de la línea { $line }: un informe solo puede tener a un jugador una vez
file-report-header-of = { $header ->
    [name] nombre (012)
    [city] ciudad (022)
    [federation] federación (032)
    [begin] primer día (042)
    [end] último día (052)
   *[chief] árbitro principal (102)
}
file-report-header = { file-report-header-of } '{ $theirs }' no se importa del informe: { $place } dice '{ $ours }'
file-report-header-unsaid = { file-report-header-of } '{ $theirs }' no se importa del informe: { $place } no dice nada

## Informes: lo que se exporta

file-report-not-counted = la ronda { $round } no cuenta: se jugó en otro lugar, y se anularon sus resultados importados de { $source }
file-report-lacks = al informe le falta del torneo: { $facts }; escríbalo en regulations.toml y officials.toml, y ejecute después `adoube set-up`
file-report-draft = la ronda { $round } es un borrador sin publicar: el informe no tiene ninguno de sus emparejamientos y byes
file-report-open = ronda { $round }: sin resultado en { $boards } ({ $state ->
    [elsewhere] como en su informe
    [published] no se ha empezado
   *[other] no ha terminado
}): los puntos y puestos no son definitivos
file-report-unapproved = ronda { $round }: el resultado en { $boards } aún no está aprobado
file-report-no-day = no se conocen los días (132) de rondas jugadas en otro lugar: ronda { $rounds }: algunos programas usarán para ellas los días de rondas posteriores; para añadirlos, importe un informe que los tenga
file-report-days-left-out = TRF16 no puede contener { $count ->
    [one] el día de la ronda
   *[other] los días de las rondas
} { $rounds } (132): no están en este informe; use `--edition 26`
file-report-penalty-left-out = TRF16 no puede contener una sanción que cambió un resultado: no está en este informe; use `--edition 26`: { $penalty }
file-report-days-outside = el día (132) está fuera de los días del torneo, { $begin } a { $end } (042, 052): ronda { $rounds }
file-report-unranked = no se puede clasificar a los jugadores
file-report-numbers = un informe solo puede tener números de jugador de 1 a 9999
file-report-round-number = el número de una ronda es demasiado grande
file-report-no-bye = ronda { $round }: '{ $bye }' no es un bye
file-report-no-result = '{ $result }' no es un resultado de un informe
file-report-no-player = ronda { $round }: no hay ningún jugador { $player }
file-penalties = jugador { $player } ({ $name }): { $penalties } ({ $article }){ $withdrawn ->
    [yes] , retirada
   *[no] { "" }
}
file-penalties-on-board = jugador { $player } ({ $name }), tablero { $board }: { $penalties } ({ $article }){ $withdrawn ->
    [yes] , retirada
   *[no] { "" }
}
file-controls = el ritmo de juego (122) es el de la ronda { $round }, porque un informe solo puede contener uno: se jugaron otros, { $others }
file-control-of-round = ronda { $round } con { $control }
file-control-of-board = tablero { $board } con { $control }
file-control-then = { $before }, después { $next }

## Emparejar una ronda

file-engine-empty = la orden del motor está vacía
file-engine-without-report = la orden del motor no tiene { $report }: escríbalo en el lugar del archivo del informe, por ejemplo 'bbpPairings --dutch { $report } -p { $list }'
file-engine-quotes = la orden del motor acaba dentro de unas comillas
file-engine-unnamed = no se ha indicado ningún motor
file-engine-files = no se pueden crear los archivos del motor
file-engine-report = no se puede escribir el informe para el motor
file-engine-failed = el motor { $engine } ha fallado, { $status }: { $said }
file-engine-no-list = el motor { $engine } no ha escrito ninguna lista de emparejamientos
file-engine-not-started = no se puede ejecutar el motor { $engine }: { $error }
    .command = indique su ruta, o compruebe ADOUBE_PAIRING_ENGINE
file-engine-not-stopped = no se puede detener el motor
file-engine-slow = el motor { $engine } no ha terminado en { $seconds } s
    .command = dele más tiempo con --timeout
file-engine-list = la lista de emparejamientos del motor no se puede usar: { $why }
file-engine-list-empty = está vacía
file-engine-list-begins = empieza así:
file-engine-list-count = línea { $line }: '{ $text }' no es el número de parejas
file-engine-list-line = línea { $line }: '{ $text }' no son los números de jugador de blancas y negras
file-engine-list-pairs = la primera línea anuncia { $announced } parejas, hay { $found }
file-engine-list-stranger = el jugador { $player } no juega en esta ronda
file-engine-list-self = el jugador { $player } está emparejado consigo mismo
file-engine-list-twice = el jugador { $player } está emparejado dos veces
file-engine-list-left-out = los jugadores { $players } no están emparejados
file-tables-too-few = una liga necesita al menos dos jugadores
file-tables-no-round = { $players } jugadores se enfrentan una vez en { $once } rondas y dos veces en { $twice }
file-tables-other = { $count ->
        [one] la ronda { $rounds } no se emparejó
       *[other] las rondas { $rounds } no se emparejaron
    } por las tablas con estos números de jugador: { $one } y { $other } ya se han enfrentado y se enfrentarían otra vez
    .command = importe los emparejamientos como se anunciaron: `adoube import pairs FILE --round N`, o `import trf`; las tablas solo pueden continuar sus propias rondas, con los números de jugador que se sortearon
file-pair-no-player = no hay ningún jugador { $player }
file-pair-only-swiss = --absent y --half-bye son para un suizo: en una liga las tablas emparejan a todos los jugadores
    .command = empareje la ronda sin ellos; cuando se publique, declare las partidas de los ausentes con `adoube result N.B 1-0 --forfeit --reason ...`
file-pair-behind-last = el torneo tiene { $rounds } rondas
file-pair-state = la ronda { $round } está { file-round-state }
    .command = los emparejamientos solo pueden cambiar antes de publicarse
file-pair-taken-back = la ronda { $round } se jugó en otro lugar, y se anularon sus resultados importados de { $source }
    .command = importe de nuevo su informe, o publique y juegue aquí esa ronda
file-pair-no-result = el tablero { $board } aún no tiene resultado
file-pair-withdrawn = el jugador { $player } se ha retirado
    .command = haga que participe de nuevo con `adoube player return { $player }`
file-pair-withdrawn-bye = el jugador { $player } se ha retirado y no puede tener un bye con puntos
file-pair-absent-and-half = el jugador { $player } no puede estar ausente y tener un bye de medio punto
file-pair-present-and-bye = el jugador { $player } no puede estar presente y tener un bye
file-pair-without-bye = el jugador { $player } no tiene ningún bye en el borrador de la ronda { $round }
file-pair-bye-ended = el jugador { $player } tenía un bye ({ $letter }) en el borrador, pero las tablas le emparejan en el tablero { $board }: si no viene, declare la incomparecencia cuando se publique la ronda (`adoube result { $board } ... --forfeit`)
file-pair-byes-kept = byes conservados del borrador anterior: { $byes } (haga que jueguen con --present; borre el borrador con `adoube round discard { $round }`)
