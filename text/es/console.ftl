### La consola. Véase README.md.

## Tableros físicos: lo que leen y hacen los oficiales

board-differs-record = El tablero físico de { side } difiere de la partida (tablero: { $placement }; partida: { $game })
board-differs-note = nota { $number }: { $text }
board-differs-noted = nota { $number }: a las { $at } el tablero físico de { side } difería de la partida (tablero: { $placement }; partida: { $game })
board-differs-outage-over = El tablero físico de { side } vuelve a estar conectado: el reloj del jugador corrió { $time } en ese tiempo
board-differs-outage-cost = tiempo perdido desde que falló el tablero: { $time }
command-note-board-violation = Anotar una infracción en un tablero
    .what = El tablero físico de un jugador difería de la partida, o el jugador movió antes en él. Se registran ambas posiciones. Una sanción puede citar la nota.
command-mark-scoresheet = Comprobar una planilla
    .what = Indique tras la partida si está la planilla del jugador. Se puede cambiar después.
scoresheet-open-title = Planillas que faltan
scoresheet-open-what = Las comprueba el árbitro principal local de cada sede. La ronda se puede cerrar sin ellas.
scoresheet-open-missing = Falta la planilla de { side } ({ $player })
scoresheet-open-unmarked = Sin comprobar: la planilla de { side } ({ $player })
board-form-placement = Posición del tablero (primer campo de un FEN)
board-form-present = La planilla está
board-form-give-back = Devolver el tiempo perdido
board-form-after = Tras la media jugada (vacío: la última)

## Sanciones: el formulario de la consola

command-penalise = Imponer una sanción
    .what = Sancione a un jugador. Indique un artículo para cada sanción. Verá los efectos antes de confirmar.
command-agree-to-penalties = Aprobar la sanción
    .what = Otro oficial propuso esta sanción. Se impone si usted la aprueba.
command-reject-penalties = Rechazar la propuesta
    .what = La sanción no se impone. Quien la propuso también puede retirarla aquí.
command-withdraw-penalties = Retirar la sanción
    .what = Para una sanción impuesta por error. Queda en el registro como retirada. Se restablece el resultado anterior, salvo que se cambiara después. Los relojes no cambian.
penalty-form-player = Jugador
penalty-form-penalties = Sanciones
penalty-form-kind = Sanción
penalty-form-time = Tiempo
penalty-form-points = Puntos
penalty-form-opponent-gets = El rival recibe
penalty-form-win = la victoria
penalty-form-first-round = Desde la ronda
penalty-form-last-round = Hasta la ronda
penalty-form-offence = Falta
penalty-form-prohibited-device = Dispositivo prohibido: la sanción del torneo
penalty-form-claimed-move = Jugada indicada al reclamar, como { $move } (vacío si la posición ya estaba en el tablero)
penalty-form-add = Añadir otra sanción
penalty-form-remove = Quitar: { $penalty }
penalty-form-article = Artículo (como O 18.4.2 o L 12.9)

## Sanciones: dónde se muestran

penalty-proposed-title = Sanción propuesta
penalty-proposed = { $by } propone una sanción para { side }: { $penalties }
penalty-proposed-own = Otro oficial debe aprobarla antes de que se imponga.
penalty-rejected = { $by } rechaza la sanción propuesta
penalty-withdrawn-record = { $by } retira una sanción: { $penalties }
penalty-list-of = Sanciones: { $player }
penalty-list-no-board = Aún no se puede sancionar: este jugador no ha tenido tablero. Las sanciones se imponen en el último tablero del jugador.
penalty-list-player = Jugador: nombre o número
penalty-list-players = Jugadores
penalty-list-record = registro { $record }
command-show-round = Mostrar la ronda { $round }

## Tableros físicos: dónde se muestran

physical-board-title = Tableros físicos
physical-board-since = desde hace { $age }
physical-board-since-move = desde hace { $age }, desde { $move }
physical-board-record-again = El tablero de { side } vuelve a mostrar la partida
physical-board-show = Mostrar las dos posiciones

console-dialog-cut-short = Sin conexión: ahora no se puede confirmar nada.
console-dialog-cut = Sin conexión: lo que ve es de hace { $age }. Puede seguir escribiendo. Podrá confirmar cuando vuelva la conexión y esto se haya actualizado.
console-dialog-cut-over = Conexión restablecida. Actualizando…

console-connection-was = último dato, hace { $age }: { $state }
console-connection-known-last = Último dato:
console-connection-nothing-yet = El servidor no responde. Aún no se ha recibido ningún dato.

console-console-title = Consola del árbitro principal
console-console-skip = Ir al contenido

console-help-open = Atajos de teclado
console-help-search = Buscar jugadores, tableros, sedes, incidentes
console-help-go = Ir a: { $page }
console-help-step = Siguiente y anterior en una lista
console-help-enter = Abrir
console-help-escape = Cerrar un diálogo
console-help-help = Esta ayuda

console-search-open = Buscar
console-search-title = Buscar
console-search-label = Jugadores, tableros, sedes, dispositivos, incidentes
console-search-placeholder = Un nombre, 3.12, una sede…
console-search-found = Resultados
console-search-nothing = Sin resultados.

console-kind-board = Tablero
console-kind-player = Jugador
console-kind-venue = Sede
console-kind-device = Dispositivo
console-kind-incident = Incidente

console-round-name = Ronda { $round }
console-round-current = Ronda actual
console-round-choose = Ronda
console-round-start = Empezar la ronda
console-round-start-text = ¿Empezar la ronda { $round }? Cada partida empieza cuando ambos jugadores se han presentado.
console-round-close = Cerrar la ronda
console-round-close-text = ¿Cerrar la ronda { $round }? Los resultados pendientes se aprueban en su nombre. Después ya no se podrá reabrir ninguna partida ni decidir sobre ella; los resultados aún se podrán corregir.
console-round-unfinished = { $n ->
    [one] { $n } partida no ha terminado: { $who }
   *[other] { $n } partidas no han terminado: { $who }
}
console-round-waiting = { $n ->
    [one] { $n } partida no ha empezado
   *[other] { $n } partidas no han empezado
}
console-round-waiting-what = Una partida empieza cuando ambos jugadores se han presentado y, si el torneo exige controles, los han superado.

console-boards-in-waiting = en espera
console-boards-in-playing = en juego
console-boards-in-paused = { $n ->
    [one] en pausa
   *[other] en pausa
}
console-boards-in-finished = { $n ->
    [one] terminado
   *[other] terminados
}

console-filter-label = Filtrar tableros
console-filter-all = Todos
console-filter-attention = Requieren atención
console-filter-short = Apuros de tiempo
console-filter-playing = En juego
console-filter-finished = Terminados
console-filter-venue = Sede
console-filter-all-venues = Todas las sedes

console-boards-first = Mirar primero
console-boards-first-none = Ninguno
console-boards-none = No hay ninguna ronda publicada.
console-boards-none-fits = Ningún tablero cumple el filtro.

console-board-no-page = { $side }: página no abierta
console-board-none = El tablero { $board } no está en la ronda que se muestra.
console-board-position = Tablero { $board }, { $people }, { $move }
console-board-finished = { $result }, { $ending }, { $state }
console-board-due = { $n ->
    [one] el incidente { $incidents } espera una decisión
   *[other] los incidentes { $incidents } esperan una decisión
}
console-board-paused = EN PAUSA { $length }: { $why }
console-board-held = pausa { $hold }

console-short-10s = menos de 10 s
console-short-1min = menos de 1 min
console-short-5min = menos de 5 min

console-pause-stopped = relojes parados

console-board-was-paused = EN PAUSA: { $why }

console-pause-was-silence = { $side } sin conexión ({ $device })
console-pause-silence = { $side } sin conexión desde hace { $length } ({ $device })
console-pause-all-back = ambos jugadores conectados de nuevo: falta la decisión
console-pause-outage = el servidor no funcionaba
console-pause-arbiter = por el árbitro: { $reason }
console-pause-official = por { $by }: { $reason }
console-pause-hold = pausa { $hold }: { $reason }
console-pause-ruling = decidido, { $waits }: { $reason }
console-pause-otherwise = { $cause }: { $reason }

console-pause-cause-arbiter = por el árbitro
console-pause-cause-hold = pausa
console-pause-cause-silence = un jugador se desconectó
console-pause-cause-outage = el servidor no funcionaba
console-pause-cause-ruling = hasta que ambos jugadores estén listos
console-pause-cause-postponed = aplazada por decisión

console-start-wait-both-players = se espera a ambos jugadores
console-start-wait-white = se espera a las blancas
console-start-wait-black = se espera a las negras
console-start-wait-countdown = ambos están listos
console-start-wait-pause = ambos están listos, pero sigue una pausa
console-start-wait-connection = ambos están listos, pero un jugador está desconectado
console-start-wait-check = ambos están listos, pero falta un control

console-here-both = ambos presentes
console-here-white = Negras ausentes
console-here-black = Blancas ausentes
console-here-nobody = ambos ausentes

console-away-both = ambos sin conexión
console-away-white = Blancas sin conexión
console-away-black = Negras sin conexión

console-draw-offered = { $side } ofrecen tablas

console-check-none = { $side } sin controlar
console-check-failed-both = { $side } NO SUPERAN ningún control
console-check-failed-device = { $side } NO SUPERAN el control del dispositivo
console-check-failed-fair-play = { $side } NO SUPERAN el control de juego limpio
console-check-no-fair-play = { $side } sin control de juego limpio
console-check-no-device = { $side } sin control del dispositivo

console-concerning-title = Incidentes de este tablero
console-concerning-others = Otros incidentes de los mismos tableros

console-incident-ago = hace { $age }
console-incident-story-away = { $board }, { $side } ({ $name }): sin conexión desde las { $at }
console-incident-story-page = { $board }, { $side } ({ $name }): página de juego no abierta desde las { $at }
console-incident-story-page-back = { $board }, { $side } ({ $name }): página de juego no abierta a las { $at }, abierta tras { $length }
console-incident-story-back = { $board }, { $side } ({ $name }): sin conexión a las { $at }, reconectado tras { $length }
console-incident-story-other-cause = { $told }; causa de esta desconexión: { $cause }
console-incident-story-for = { $since }, durante { $length }
console-incident-story-replaced = { $board }: la partida { $next } sustituyó a la partida { $game } a las { $at }: { $why }
console-incident-heard = { $incident }, { $stage }: { $cause }
console-incident-new = Nuevo: { $heard }
console-incident-log = Incidente mostrado
console-incident-away-names = { $n ->
    [one] sin conexión: { $names }
   *[other] sin conexión: { $names }
}
console-incident-were-away-names = estuvo sin conexión: { $names }
console-incident-were-away = { $n } estuvieron sin conexión
console-incident-next = Solo puede decidir el árbitro principal o un árbitro delegado.

console-incidents-due = { $n ->
    [one] { $n } por atender
   *[other] { $n } por atender
}
console-incidents-others = Otros
console-incidents-none = No hay incidentes abiertos
console-incidents-show-closed = Mostrar cerrados
console-incidents-hide-closed = Ocultar cerrados
console-incidents-choose = Elija un incidente para ver sus pruebas y las decisiones posibles.

console-limit-in = en { $span }
console-limit-passed = PASADO hace { $span }

console-replacement-ruling = decisión
console-replacement-reversed-colours = colores invertidos
console-replacement-start-position = posición inicial corregida

console-set-by-hand-corrected = relojes ajustados
console-set-by-hand-added = tiempo añadido
console-set-by-hand-penalty = sanción
console-set-by-hand-restored = posición anterior
console-set-by-hand-reopened = reabierta
console-set-by-hand-control = ritmo { $control }
console-set-by-hand-by = por { $by }: { $reason }

console-moment-contact = último contacto
console-moment-detected = detectado
console-moment-back = reconectado
console-moment-limit = límite
console-moment-set = relojes ajustados
console-moment-ruling = decisión { $ruling }
console-moment-held = pausa { $hold }
console-moment-let-go = fin de la pausa { $hold }
console-moment-began = comienzo de la partida
console-moment-ended = fin de la partida
console-moment-flag = cae la bandera

console-evidence-title = Pruebas
console-evidence-caption = Por orden de tiempo. + apoya la causa, − la contradice.
console-evidence-rule = Regla aplicada: «{ $rule }».
console-evidence-speaks = Apoya o contradice
console-evidence-for = apoya la causa
console-evidence-against = la contradice
console-evidence-line = Línea
console-evidence-at = Hora
console-evidence-saw = Fuente y observación
console-evidence-not-measured = o antes: hora exacta desconocida; comunicado a las { $reported }
console-evidence-all = Mostrar las { $n } líneas
console-evidence-fold = Ocultar repeticiones

console-timeline-label = Pruebas en una línea de tiempo (los mismos datos que la tabla de abajo)
console-timeline-zoom = Intervalo
console-timeline-silence = Desconexión
console-timeline-all = Todo
console-timeline-play = { $board }: relojes y jugadas
console-timeline-in-vain = el reloj de { $side } corrió hasta que se notó la desconexión; ese tiempo se devolvió a { $side }
console-timeline-ran-white = corría el reloj de las blancas
console-timeline-ran-black = corría el reloj de las negras

console-ruling-title = Decisiones posibles
console-ruling-nothing-yet = Nada queda decidido hasta que lo confirme.
console-ruling-or-why = por el mismo motivo:
console-ruling-choose = Confirmar la decisión: { $kind }…
console-ruling-all-boards = { $n ->
    [one] El tablero por decidir
   *[other] Los { $n } tableros por decidir
}
console-ruling-boards = Tableros { $boards }
console-ruling-was-ruled = decidido
console-ruling-confirm-title = Decisión sobre el incidente { $incident }
console-ruling-four-eyes = Un segundo oficial debe aprobarla antes de que cuente.
console-ruling-instead = Sustituye a la decisión { $ruling }, que { $by } propuso y nadie ha aprobado.
console-ruling-reason = Motivo (lo leen ambos jugadores)
console-ruling-cites = Citar una infracción en este tablero (solo la leen los oficiales)
console-ruling-start-in = Segundos hasta que arranque el reloj, cuando ambos estén listos
console-ruling-start-default = según el reglamento
console-ruling-start-wrong = Escriba segundos enteros, 3600 como mucho, o déjelo vacío.
console-ruling-rule = Confirmar la decisión
console-ruling-propose = Proponer
console-ruling-overtaken = Hay una nueva decisión o propuesta sobre este incidente. Actualice antes de confirmar.
console-ruling-moved-on = El tablero ha cambiado desde entonces. Actualice antes de confirmar.
console-ruling-look-again = Actualizar
console-ruling-again = Decidir de nuevo…
console-ruling-again-what = Una nueva decisión sustituye a la vigente o se le añade: cada opción lo dice.

console-ruling-played-on = { $n ->
    [one] La partida se está jugando: cada jugada cambia los relojes. Párelos primero y decida después.
   *[other] Se están jugando { $n } partidas: cada jugada cambia los relojes. Párelos primero y decida después.
}
console-ruling-stop = Parar los relojes de { $board }

console-basis-elsewhere = { $side }: { $time } no se devuelve aquí, porque lo devuelve la decisión { $ruling }
console-basis-settled = { $side }: { $time } no se devuelve, porque corrió antes de que un árbitro ajustara el reloj
console-basis-away = sin conexión de { $from } a { $to }
console-basis-away-more = { $n ->
    [one] y una vez más
   *[other] y { $n } veces más
}

console-choice-last-contact = Reanudar: devolver todo el tiempo perdido desde el último contacto
console-choice-detection = Reanudar: devolver el tiempo perdido desde que se notó la desconexión
console-choice-now = Reanudar: dejar los relojes como marcan ahora
console-choice-restart = Reiniciar desde la posición inicial, mismo ritmo
console-choice-shorter = Reiniciar desde la posición inicial, ritmo más corto
console-choice-deduct = Reanudar descontando tiempo
console-choice-result = Declarar un resultado
console-choice-own = Otra decisión: ajustar relojes, añadir tiempo, otro ritmo, aplazar

console-by-choice-last-contact = { $kind } y devolver todo el tiempo perdido
console-by-choice-detection = { $kind } y devolver desde que se notó
console-by-choice-now = { $kind } sin tocar los relojes

console-own-kind = Decisión
console-own-typed = Reanudar, con los relojes ajustados a mano
console-own-add = Reanudar añadiendo tiempo
console-own-control = Reiniciar, con el ritmo que elija
console-own-postpone = Aplazar la partida
console-own-clocks = Tiempo que se devuelve
console-own-clocks-contact = todo el tiempo perdido desde el último contacto
console-own-clocks-detection = el tiempo perdido desde que se notó la desconexión
console-own-clocks-now = ninguno: ambos relojes quedan como marcan ahora
console-own-deduct-time = Tiempo que se descuenta
console-own-from = De qué reloj
console-own-from-absent = el del jugador desconectado
console-own-from-both = ambos jugadores, lo mismo
console-own-control-text = Ritmo de juego
console-own-verdict = Resultado
console-own-see = Ver el efecto

console-verdict-absent-loses = pierde el jugador desconectado
console-verdict-drawn = tablas
console-verdict-both-lose = pierden ambos

console-offer-as-is = sin cambios
console-offer-began-anew = desde el último contacto empezó una partida nueva
console-offer-more = y { $n } tableros más con el mismo efecto
console-offer-warned = lea las observaciones de este tablero
console-offer-together = Total en ambos relojes: { $sum } ({ $began } al empezar).

console-sum-kept = { $time } que también da otra decisión

console-offer-still-away = { $side }: sigue sin conexión.
console-offer-both-away = Ambos jugadores siguen sin conexión.
console-offer-flag-undone = Esto anula la caída de bandera de { $side } a las { $at }.
console-offer-flag-stands = Esto mantiene la caída de bandera de { $side } a las { $at }.
console-offer-flag-overruled = Esto sustituye el resultado de la caída de bandera de { $side } a las { $at }.

console-proposed-when = Propuesta por { $by }, { $at },
console-proposed-on = cuando la causa era: { $cause }, hallada { $at }
console-proposed-no-cause = antes de conocerse la causa

console-proposal-title = Propuesto: { $kind }
console-proposal-by = por { $by }, { $at } ({ $article })
console-proposal-own = Otro oficial debe aprobarla. Usted puede tomar otra decisión en su lugar.
console-proposal-own-void = Ya nadie puede aprobarla. Tome otra decisión en su lugar.
console-proposal-agree = Aprobar y confirmar
console-proposal-agree-title = Aprobar: { $kind }
console-proposal-agree-text = Si la aprueba, la decisión cuenta y la ven ambos jugadores. Efecto ahora:
console-proposal-reject = Rechazar
console-proposal-reject-title = Rechazar la propuesta { $ruling }
console-proposal-reject-text = La propuesta deja de contar. El incidente sigue abierto.

console-rulings-title = Decisiones tomadas
console-rulings-ruling = Decisión { $ruling }: { $kind }
console-rulings-proposed-by = propuesta por { $by }
console-rulings-delegated-by = delegada por { $by }
console-rulings-superseded = sustituida por la decisión { $ruling }
console-rulings-topped = se le añade la decisión { $ruling }

console-execution-before = relojes antes
console-execution-shown = enviada a
console-execution-ready = listos
console-execution-started = reloj en marcha

console-finding-on = decidido cuando la causa era: { $cause }, hallada a las { $at }
console-finding-none = decidido antes de conocerse la causa
console-finding-same = más tarde, { $at }: la misma causa, ahora { $certainty }
console-finding-revised = LA CAUSA CAMBIÓ tras la decisión, { $at }: { $cause }
console-finding-after = CAUSA HALLADA tras la decisión, { $at }: { $cause }

console-turned-down-text = La propuesta { $ruling } de { $of } ({ $kind }) fue rechazada por { $by }, { $at }: { $reason }

console-rules-changed-text = Las reglas para decidir han cambiado, { $at } por { $by }: { $eyes }; { $excluded }; los relojes arrancan { $start } después de estar ambos listos.
console-rules-changed-four-eyes = debe aprobar un segundo oficial
console-rules-changed-two-eyes = no hace falta un segundo oficial
console-rules-changed-excluded = excluido: { $kinds }
console-rules-changed-none-excluded = no se excluye ninguna

console-close-open = Cerrar sin decisión…
console-close-open-ruled = Cerrar el incidente…
console-close-title = Cerrar el incidente { $incident }
console-close-away = { $player } sigue sin conexión. Si cae la bandera antes de que vuelva, el incidente se reabre.
console-close-left = Sin decisión sobre: { $boards }.
console-close-flagged = El resultado por caída de bandera no cambia: { $boards }.
console-close-text = No hace falta ninguna decisión. Los tableros en pausa siguen en pausa hasta que un árbitro los reanude.
console-close-text-ruled = No hace falta otra decisión. Los tableros en pausa siguen en pausa hasta que un árbitro los reanude.
console-close-confirm = Cerrarlo
console-close-proposed = { $by } propone cerrar este incidente ({ $at }): { $reason }. Debe aprobarlo un segundo oficial.
console-close-agree = Aprobar el cierre…
console-close-text-agree = { $by } propone cerrar este incidente. Si usted lo aprueba, queda cerrado.

console-form-note = Nota para el registro (opcional)
console-form-article = Artículo

console-command-label = Lo que puede hacer
console-command-more = Más
console-command-not-now = Ahora no es posible:
console-command-title = { $command }: { $board }
console-command-refused = Rechazado: { $text }
console-command-renewed = { $text }. Este diálogo muestra el estado actual.
console-command-would-be-refused = Ahora no puede hacerlo: { $text }
console-command-pause = Pausar
    .what = Ambos relojes se paran ahora. El motivo se indica después.
console-command-resume = Reanudar
    .what = Arranca de nuevo el reloj del jugador que tiene el turno.
console-command-add-time = Añadir tiempo
    .what = Se añade tiempo a los relojes.
console-command-far = Valores poco habituales para esta partida:
console-command-meant = He comprobado estos valores
console-command-no-time = Escriba un tiempo para al menos un jugador.
console-command-set-clocks = Ajustar relojes
    .what = Los relojes marcan estos tiempos desde ahora. Deje vacío lo que no deba cambiar.
console-command-declare = Declarar resultado
    .what = La partida termina con este resultado.
console-command-approve = Aprobar resultado
    .what = El resultado actual pasa a ser oficial.
console-command-correct = Corregir resultado
    .what = Otro resultado sustituye al actual. Ambos quedan en el registro.
console-command-reopen = Reabrir partida
    .what = La partida continúa desde su última posición con estos tiempos. Los relojes arrancan cuando ambos jugadores estén listos o cuando usted reanude.
console-command-restore = Restablecer posición
    .what = Vuelta a la posición tras estas medias jugadas; las posteriores se anulan. El reloj que deje vacío no cambia. Los relojes siguen parados hasta que reanude.
console-command-reverse-colours = Invertir colores
    .what = La partida se anula. Empieza una nueva con los colores invertidos.

console-times-choose = Blancas y negras tienen ritmos distintos. ¿Quién los conserva?
console-times-colour = Los ritmos se quedan con los colores (armagedón)
console-times-player = Cada jugador conserva su ritmo (O 3.8: jugador con asistente, ventaja)
console-times-sides = Blancas: { $white }, { $whiteTime }. Negras: { $black }, { $blackTime }.

console-command-wrong-start = Posición inicial errónea
    .what = La partida se anula. Empieza una nueva desde esta posición.
console-command-record-check = Anotar un control
    .what = Anote lo que se encontró antes de la partida.
console-command-waive-checks = Dispensar controles
    .what = La partida puede empezar sin los controles no superados o que faltan:
console-command-default-time = Esperar a un jugador
    .what = Cuánto retraso total se admite. Vacío: sin límite.
console-command-move-seat = Cambiar de dispositivo
    .what = El jugador continúa en otro dispositivo de la misma sede.
console-command-assistant = Asistente
    .what = Un asistente introduce las jugadas del jugador, o deja de hacerlo.

console-typed-time-means = Es decir, { $time }.
console-typed-time-forms = Un número sin más significa minutos. También puede escribir 2:00, 90 s, 1h30 o 1:30:00.
console-typed-time-control-forms = 90+30 son 90 minutos y 30 segundos por jugada. Varios periodos: 40/90 : 30+30.

console-call-calls = { $side } LLAMAN
console-call-objects = { $side } PROTESTAN { $result }
console-call-since = desde hace { $age }
console-call-no-reason = sin motivo indicado
console-call-answer = Responder
console-call-answer-title = Responder a { $player }, tablero { $board }
console-call-note = Nota, que lee el jugador (opcional)
console-call-over = Esta llamada está cerrada: alguien la respondió o la partida ha terminado.
console-call-asks-leave = Pide salir de la zona de juego.
console-call-wants-leave = { $side } PIDEN SALIR

console-calls-out = Fuera con permiso
console-calls-none = Ninguna llamada pendiente
console-calls-answered = Llamadas respondidas
console-calls-answered-by = { $time }, { $who }: { $answer }
console-calls-was-valid = motivo válido
console-calls-was-not-valid = sin motivo válido
console-calls-leave-granted = permiso concedido
console-calls-leave-refused = permiso denegado

console-moves-superseded = { $n ->
    [one] Partida { $game }, sustituida: { $n } media jugada
   *[other] Partida { $game }, sustituida: { $n } medias jugadas
}
console-moves-assisted = Introducida por un asistente

console-history-title = Registro de sucesos
console-history-none = Sin sucesos.
console-history-zone = Zona horaria: { $zone }.

console-facts-control = Ritmo
console-facts-periods = Periodo/jugadas
console-facts-game = Partida de este tablero
console-facts-offers = Ofertas de tablas
console-facts-credit = Tiempo abonado por la red
console-facts-checks-white = Controles de Blancas
console-facts-checks-black = Controles de Negras
console-facts-unchecked = Dispositivo de { $side }
console-facts-unchecked-what = SIN CONTROLAR: el jugador pasó a él durante la partida
console-facts-leave = { $side } fuera con permiso desde
console-facts-leave-back = { $side } de vuelta del permiso desde
console-facts-default = Los ausentes pierden a las
console-facts-assistant = { $side } con asistente
console-facts-starts = El reloj arranca
console-facts-confirmed = Resultado visto
console-facts-approved = Aprobado por
console-facts-clocks = Relojes

console-remedy-resume = la partida se reanudará
console-remedy-restart = empezará una partida nueva
console-remedy-result = se fija el resultado
console-remedy-postpone = la partida se aplaza

console-record-opened = el tablero está abierto, { $control }
console-record-released = empezó la ronda
console-record-started = empieza la partida
console-record-draw-offered = { $side } ofrecen tablas
console-record-draw-declined = { $side } rechazan las tablas
console-record-restarted = empieza la partida { $game }
console-record-times-player = cada jugador conserva su ritmo
console-record-times-colour = los ritmos se quedan con los colores
console-record-restored = vuelta a la posición tras { $ply } medias jugadas
console-record-taken-back = jugadas anuladas: { $moves }
console-record-reopened = la partida se reabre
console-record-held = empieza la pausa { $hold }, relojes parados
console-record-held-boards = la pausa { $hold } para los relojes de { $boards }
console-record-hold-reason = motivo de la pausa { $hold }, dado después: { $reason }
console-record-pause-reason = motivo de la pausa, dado después: { $reason }
console-record-hold-ended = termina la pausa { $hold }
console-record-hold-ended-boards = termina la pausa { $hold } de { $boards }
console-record-paused = relojes parados, { $cause }
console-record-paused-silent = relojes parados, { $side } sin conexión
console-record-paused-by = relojes de este tablero parados por { $by }
console-record-resumed = la partida se reanuda
console-record-control-set = ritmo de juego { $was } → { $is }
console-record-clock-set = relojes ajustados de { $before } a { $after }
console-record-time-added = tiempo añadido: { $both }
console-record-came-late = { $side } llegaron tarde: se les descuentan { $time }
console-record-default-time = el tiempo de incomparecencia es ahora { $time } desde el comienzo
console-record-default-time-open = sin tiempo de incomparecencia: un árbitro decide sobre los jugadores que llegan tarde
console-record-outage = el servidor no funcionó de { $from } a { $until }: no corrió ningún reloj; ambos jugadores quedaron desconectados hasta que se reconectaron
console-record-checked-in = { $side } presentes
console-record-lost = { $side } sin conexión: { $sign }, último contacto { $at }
console-record-of-incident = incidente { $incident }
console-record-page-missing = { $side }: página no abierta, la última vez { $at }
console-record-page-open = { $side }: página abierta de nuevo
console-record-back = { $side } con conexión de nuevo
console-record-limit = { $side } no se reconectaron a tiempo
console-record-incident-closed = incidente { $incident } cerrado: { $why }
console-record-incident-opened-again = incidente { $incident } reabierto: { $why }
console-record-moved = { $side } pasan al dispositivo { $device }
console-record-page-locked = nota { $number }: a las { $at } la página del dispositivo { $device } de { $side } se bloquea; los relojes siguen corriendo: { $text }
console-record-page-locked-breach = nota { $number }: a las { $at } las reglas del torneo sobre dispositivos bloquean la página del dispositivo { $device } de { $side }; los relojes siguen corriendo: { $text }
console-record-machine-let-go = nota { $number }: a las { $at } el dispositivo { $device } de { $side } no está bloqueado, lo que el torneo prohíbe: { $text }
console-record-machine-not-held = nota { $number }: a las { $at } no se sabe si el dispositivo { $device } de { $side } está bloqueado: { $text }
console-record-machine-held-again = nota { $number }: a las { $at } el dispositivo { $device } de { $side } vuelve a estar bloqueado; que se sepa, no lo estaba desde las { $since }
console-record-signed = nota { $number }: a las { $at } se probó el bloqueo del dispositivo { $device } de { $side }; informe { $digest } firmado: { $n } capas, funcionan todas las exigidas
console-record-signed-unmet = nota { $number }: a las { $at } se probó el bloqueo del dispositivo { $device } de { $side }; informe { $digest } firmado: { $n } capas, ESTAS NO FUNCIONAN: { $unmet }
console-record-page-opened = nota { $number }: a las { $at } la página del dispositivo { $device } de { $side } se desbloquea, { $lasted }
console-record-page-taken-back = nota { $number }: a las { $at } se anuló este bloqueo de la página del dispositivo { $device } de { $side }, { $lasted }
console-record-page-left = nota { $number }: a las { $at } { $side } dejan el dispositivo { $device }, cuya página está bloqueada, { $lasted }
console-record-page-lasted = bloqueada { $span } desde las { $since }; en ese tiempo corrió: { $ran }
console-record-page-ran-unknown = bloqueada { $span } desde las { $since }; no se sabe qué reloj corrió (desde entonces empezó otra partida)
console-record-page-unmeasured = no se sabe cuánto tiempo estuvo bloqueada
console-record-page-ran = el reloj de { $side } { $time }
console-record-page-ran-none = ningún reloj
console-record-prevented = nota { $number }: a las { $at } algo prohibido en el dispositivo { $device } de { $side }, impedido: { $text }
console-record-not-prevented = nota { $number }: a las { $at } algo prohibido en el dispositivo { $device } de { $side }, no impedido: { $text }
console-record-times = ({ $times } veces)
console-record-times-since = (al menos { $times } veces desde las { $since }, nota { $first })
console-record-noted-latest = { $at }, a más tardar,
console-record-more-noted = hay más notas de dispositivos que las mostradas aquí
console-record-ready = { $side } listas
console-record-called = { $side } llaman al árbitro
console-record-call-valid = llamada { $number } respondida por { $by }: motivo válido
console-record-call-not-valid = llamada { $number } respondida por { $by }: sin motivo válido
console-record-asked-leave = { $side } piden salir de la zona de juego
console-record-leave-granted = permiso concedido por { $by } (llamada { $number })
console-record-leave-refused = permiso denegado por { $by } (llamada { $number })
console-record-call-taken = { $by } va a la llamada { $number }
console-record-board-not-connected = el tablero de { $side } no está conectado
console-record-board-lifted = las jugadas de { $side } ya no esperan al tablero físico (lo decidió { $by })
console-record-board-required = las jugadas de { $side } esperan de nuevo al tablero físico (lo decidió { $by })
console-record-leave-ended = { $side } han vuelto de su permiso, anotado por { $by }
console-record-leave-back = { $side } han vuelto de su permiso: ya están en el tablero
console-record-leave-away = { $time } fuera
console-record-check = { $side }, control de { $kind }: { $result } ({ $by })
console-record-waived = { $by } dispensa de los controles a ambos jugadores
console-record-assistant = { $name } introduce las jugadas de { $side }
console-record-assistant-ended = { $side } vuelven a introducir sus jugadas
console-record-finished = { $result }, { $ending }
console-record-ruled = decisión { $number } del incidente { $incident } ({ $article }): { $what }
console-record-deducted = { $time } descontado a { $side }
console-record-given = { $time } añadido a { $side }
console-record-ruled-citing = { $ruled }, que cita las notas de dispositivo { $notes }
console-record-cited = cita: { $breaches }
console-record-confirmed = { $side } han visto el resultado
console-record-approved = { $by } aprueba el resultado
console-record-reversed = con los colores invertidos: blancas, { $white }; negras, { $black }
console-record-objects = { $side } protestan el resultado { $result }
console-record-waived-of = { $by } dispensa de los controles a { $side }
console-record-ruled-by = por { $by }
console-record-seconded-by = aprobada por { $by }
console-record-corrected = resultado corregido de { $before } a { $after } por { $by }

console-hold-title = Pausas generales
console-hold-none = Ninguna pausa general.
console-hold-all = todos los tableros
console-hold-of = tableros de { $venue }
console-hold-on = TODOS PARADOS: pausa { $hold }, { $whose }
console-hold-on-venue = PARADO: pausa { $hold }, { $whose }
console-hold-by = por { $by } ({ $article }), desde hace { $age }
console-hold-begin-all = Parar todos los relojes
console-hold-begin-venue = Parar los relojes de { $venue }
console-hold-begin-text = Todos los relojes se paran ahora. No puede empezar ninguna partida. El motivo se indica después.
console-hold-which = Tableros ({ $n }): { $boards }.
console-hold-kept = Siguen parados por otra pausa: { $boards }.
console-hold-end-all = Reanudar todos los tableros
console-hold-end-venue = Reanudar los tableros de { $venue }
console-hold-end-text = Se pararon por: { $reason }. Los tableros que ya estaban en pausa siguen en pausa.
console-hold-end-text-no-reason = Aún no se ha dado el motivo. Los tableros que ya estaban en pausa siguen en pausa.

console-missing-reason = Falta el motivo
console-missing-all = ¿Por qué se pararon todos los relojes?
console-missing-venue = ¿Por qué se pararon los relojes de { $venue }?
console-missing-board = ¿Por qué se puso en pausa el tablero { $board }?
console-missing-example = Por ejemplo: alarma de incendios
console-missing-save = Guardar motivo

console-hold-ended-meanwhile = Esta pausa ya terminó.
console-hold-end-confirm = Reanudarlos

console-results-title = Resultados
console-results-count = { $n ->
    [one] Han terminado { $finished } de { $boards } tableros; { $n } resultado por aprobar.
   *[other] Han terminado { $finished } de { $boards } tableros; { $n } resultados por aprobar.
}
console-results-approve-all = { $n ->
    [one] Aprobar el resultado
   *[other] Aprobar los { $n } resultados
}
console-results-approve-yes = Aprobar
console-results-sure = { $n ->
    [one] ¿Aprobar { $n } resultado?
   *[other] ¿Aprobar { $n } resultados?
}
console-results-objected = No incluidos, porque un jugador protesta el resultado: { $boards }. Responda primero a la llamada o corrija el resultado.
console-results-due = Hay un incidente abierto en { $boards }.
console-results-called = Un jugador espera al árbitro en { $boards }: lea la llamada antes de aprobar.
console-results-approving = Aprobando, quedan { $n }…

console-venue-connected = conectada
console-venue-never = nunca conectada
console-venue-cut-off = DESCONECTADA desde hace { $age }
console-venue-held = PARADA por { $by }, { $age }: { $reason }
console-venue-silent = SIN DATOS desde hace { $age }
console-venue-trouble = { $n ->
    [one] { $n } dispositivo con problemas
   *[other] { $n } dispositivos con problemas
}
console-venue-time = hora local
console-venue-round-trip = ida y vuelta
console-venue-pings = pings respondidos
console-venue-unknown = Sin conexión: abajo, el último estado conocido de los dispositivos.

console-venues-none = No hay sedes.

console-sessions-title = Sesiones abiertas
console-sessions-own = esta sesión
console-sessions-reload = Actualizar
console-sessions-times = desde { $since }, último uso { $used }, termina { $until }
console-sessions-end = Terminar
console-sessions-end-yes = Terminarla ya

console-invite-title = Invitar a un oficial
console-invite-whom = Oficial
console-invite-make = Crear invitación
console-invite-made = Entregue este enlace solo a { $who }. Abre la consola una vez, hasta { $until }.
console-invite-to = Abre
console-invite-to-console = la consola
console-invite-to-wall = el panel de { $venue }
console-invite-made-wall = Entregue este enlace solo a { $who }. Abre el panel de la sede una vez, hasta { $until }. El panel muestra su estado.
console-invite-copy = Copiar
console-invite-not-copied = El navegador impidió copiarlo. Seleccione el enlace y cópielo.
console-invite-copied = Copiado

console-invitations-title = Invitaciones de las últimas dos semanas
console-invitations-none = Sin invitaciones.
console-invitations-made = creada el { $made }, válida hasta el { $until }
console-invitations-made-by = creada por { $by } el { $made }, válida hasta el { $until }
console-invitations-withdraw = Retirar
console-invitations-withdraw-yes = Retirarla ya
console-invitations-all = Mostrar las { $n }

console-invitation-fate-open = sin usar
console-invitation-fate-used = usada
console-invitation-fate-withdrawn = retirada
console-invitation-fate-expired = caducada, sin usar

console-delegate-title = Quién puede decidir en lugar del árbitro principal
console-delegate-nobody = No hay árbitros.
console-delegate-may = puede decidir
console-delegate-may-not = no puede decidir
console-delegate-begin = Delegar
console-delegate-end = Terminar la delegación
console-delegate-begin-title = ¿Delegar las decisiones en { $name }?
console-delegate-end-title = ¿Terminar la delegación en { $name }?
console-delegate-begin-text = { $name } podrá decidir sobre todos los incidentes del torneo en lugar del árbitro principal, en su propio nombre. El registro muestra la delegación. Vale hasta que usted la termine.
console-delegate-end-text = { $name } ya no podrá decidir. Las decisiones ya tomadas siguen siendo válidas.
console-delegate-record = En el registro
console-delegate-since = { $who } puede decidir en lugar del árbitro principal: delegación de { $by }, { $at }. Motivo: { $reason }
console-delegate-holds = Vale hasta que se termine.
console-delegate-ended = Terminada por { $by }, { $at }. Motivo: { $reason }
console-delegate-no-reason = no indicado

console-absences-title = { $n ->
    [one] { $n } jugador se desconectó; siguen sin conexión: { $away }
   *[other] { $n } jugadores se desconectaron; siguen sin conexión: { $away }
}
console-absences-times = { $n } veces

console-overview-title = También requiere atención
console-overview-absent = { $n ->
    [one] jugador ausente
   *[other] jugadores ausentes
}
console-overview-unchecked = { $n ->
    [one] jugador sin controles superados
   *[other] jugadores sin controles superados
}
console-overview-calls = { $n ->
    [one] llamada por responder
   *[other] llamadas por responder
}
console-overview-paused = { $n ->
    [one] partida en pausa
   *[other] partidas en pausa
}
console-overview-short = { $n ->
    [one] partida apurada de tiempo
   *[other] partidas apuradas de tiempo
}
console-overview-venues = { $n ->
    [one] sede con problemas
   *[other] sedes con problemas
}
console-overview-holds = { $n ->
    [one] pausa general
   *[other] pausas generales
}
console-overview-objected = { $n ->
    [one] resultado protestado
   *[other] resultados protestados
}
console-overview-results = { $n ->
    [one] resultado por aprobar
   *[other] resultados por aprobar
}

console-round-publish = Publicar la ronda
console-round-publish-text = ¿Publicar los emparejamientos de la ronda { $round }? Cada jugador recibe un dispositivo.
console-round-look-at = { $n ->
    [one] { $n } aviso: compruébelo antes de publicar
   *[other] { $n } avisos: compruébelos antes de publicar
}
console-round-nothing-to-look-at = Sin avisos.
console-round-unpublish = Retirar la publicación

console-unpublish-published = ¿Retirar la publicación de la ronda { $round }? Sus emparejamientos vuelven a ser un borrador. Los jugadores no tienen puesto hasta que la publique de nuevo.
console-unpublish-started = ¿Retirar la publicación de la ronda { $round } y anular su inicio? Es posible hasta la primera jugada. Sus emparejamientos vuelven a ser un borrador. Se anulan puestos, avisos de presencia, tiempos de incomparecencia y pausas.
console-unpublish-elsewhere = ¿Anular los resultados importados de la ronda { $round }? La clasificación y los emparejamientos no los cuentan hasta que importe de nuevo el informe.

console-draft-title = Borrador de emparejamientos
console-draft-board = Tablero
console-draft-no-venue = sin sede
console-draft-warned = tiene un aviso
console-draft-without-game = Sin partida
console-draft-no-bye = sin partida ni bye

console-bye-F = bye de un punto (F)
console-bye-H = bye de medio punto (H)
console-bye-U = bye asignado por el emparejamiento (U)
console-bye-Z = ausente (Z)

console-rounds-title = Rondas
console-rounds-none = Todavía no hay rondas.
console-rounds-boards = { $n ->
    [one] { $n } tablero
   *[other] { $n } tableros
}
console-rounds-control = Ritmo de juego: { $control }
console-rounds-control-of = { $n ->
    [one] tablero { $boards }: { $control }
   *[other] tableros { $boards }: { $control }
}
console-rounds-warnings = Avisos de la ronda { $round }

console-moves-corrected = Relojes corregidos: Blancas { $white }, Negras { $black }
