### Incidentes y decisiones en la línea de comandos. Véase README.md.

## Partes de frases

cli-office = { $role ->
    [lta] el árbitro técnico local
    [lca] el árbitro principal local
    [chief-arbiter] el árbitro principal
    [organiser] el organizador
   *[arbiter] el árbitro
}
cli-weekday = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}
cli-times-of-event = las horas son de la zona horaria del torneo, la de la sede { $venue } ({ $zone })
cli-times-utc = las horas son UTC

## Listas de incidentes

cli-incident-list-none = no hubo ningún incidente
cli-incident-list-none-open = no hay ningún incidente abierto (--all muestra los cerrados)
cli-incident-list-times = { $times }; adoube incident N muestra las horas de su sede
cli-incident-short = { $number }  { $boards }: { $players ->
    [0] { "" }
   *[other] { $first }{ and-more }{ " " }
}{ $away ->
    [0] de nuevo con conexión
   *[other] sin conexión
}, { $stage }, { $cause }
cli-incident-boards = { $boards }{ and-more }
cli-incident-reconnected = reconectado tras { $span }
cli-incident-unruled = cerrado sin decisión sobre { $boards }

## Un incidente. Una etiqueta va delante de un texto en la misma línea, y tiene 13 letras como mucho.

cli-incident-label = { $label ->
    [contact] últ. contacto
    [detected] detectado
    [back] reconectado
    [began] comienzo
    [ended] fin partida
    [limit] límite
    [ran] han corrido
    [flag] cayó bandera
    [replaced] sustituida
    [moved] traslado
    [leave] con permiso
    [paused] pausa
    [set] ajuste
    [added] añadido
    [restored] retroceso
    [reopened] reabierta
    [white] Blancas
    [black] Negras
    [not-given] no devuelto
    [away] sin conexión
    [cites] cita
    [citing] citaba
    [followed] seguida de
    [before] antes
    [sent] enviada a
    [ready] listos
    [started] arranque
   *[lifted] levantada
}
cli-incident-times = todas las horas en { $zone }
cli-incident-day = { cli-weekday } { $date }, todas las horas en { $abbreviation } ({ $zone })
cli-incident-zone = { $known ->
    [yes] { $zone }, la zona horaria de { cli-incident-zone-of }
   *[no] aquí se desconoce la zona horaria de { cli-incident-zone-of }
}
cli-incident-zone-of = { $of ->
    [venue] la sede { $venue }
   *[event] la primera sede del torneo
}
cli-incident-joined-into = Unido al incidente { $incident }: continúa allí (adoube incident { $incident })
cli-incident-see = véase el incidente { $incident }
cli-incident-seat = { $board } { cli-side } { $name } en { $venue } ({ $device })
cli-incident-more-seats = { $more ->
    [0] para ver todos los momentos de cada uno: adoube incident { $incident } --evidence
    [one] y { $more } puesto más; para ver todos los momentos de cada uno: adoube incident { $incident } --evidence
   *[other] y { $more } puestos más; para ver todos los momentos de cada uno: adoube incident { $incident } --evidence
}
cli-incident-away-until-game-ended = sin conexión desde las { $from } hasta que la partida { $game } terminó a las { $end }
cli-incident-away-until = sin conexión de { $from } a { $end }
cli-incident-away-since = SIN CONEXIÓN desde las { $from }
cli-incident-ran = Blancas { $white }, Negras { $black }
cli-incident-moment = { $at }  Blancas { $white }, Negras { $black }, { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}
cli-incident-game = partida { $game } de este tablero{ cli-incident-game-continued }
cli-incident-game-replaced = partida { $game } de este tablero{ cli-incident-game-continued }, sustituida por la partida { $last }: estas son las jugadas y los relojes de la partida { $game }
cli-incident-game-continued = { $continued ->
    [yes] , sin conexión desde una partida anterior
   *[no] { "" }
}
cli-incident-seat-was-moved = el puesto se había trasladado a este dispositivo a las { $at }, y { $sign ->
    [page] la página del dispositivo no estaba abierta
   *[other] el dispositivo no estaba conectado
}
cli-incident-moved = a { $device } a las { $at }{ $by-given ->
    [yes] { " " }por { $by }
   *[no] { "" }
}{ $reason-given ->
    [yes] : { $reason }
   *[no] { "" }
}
cli-incident-moved-evidence = el diario de { $device } llegará cuando { $device } se reconecte: hasta entonces la causa se basa en lo que observaron la sede y el servidor
cli-incident-limit = { $at } ({ $limit } para reconectarse), { $state ->
    [late] se reconectó { $span } TARDE
    [passed] PASADO hace { $span }
   *[running] en { $span }
}
cli-incident-flag = { cli-side }, a las { $at }, { $away ->
    [yes] mientras { $seat ->
        [white] las blancas
       *[black] las negras
    } estaban sin conexión
   *[no] después de que { $seat ->
        [white] las blancas
       *[black] las negras
    } se reconectaran
}{ $cancelled ->
    [reopened] ; anulada a las { $cancelled-at }: se reabrió la partida
    [ruling] ; anulada a las { $cancelled-at } por la decisión { $ruling }
   *[no] { "" }
}
cli-incident-replaced = por la partida { $game } a las { $at }: { $cause ->
    [ruling] decisión { $ruling } de { $who }
    [reversed-colours] colores invertidos por { $who }
    [start-position] posición inicial corregida por { $who }
   *[other] { $cause } por { $who }
}: { $reason }
cli-incident-official = { $known ->
    [office] { cli-office }, { $by }
    [name] { $by }
   *[nobody] un árbitro
}
cli-incident-leave = { $over ->
    [yes] de { $from } a { $until }
   *[no] desde las { $from }
}, concedido{ $by-given ->
    [yes] { " " }por { cli-office }, { $by }
   *[no] { "" }
} (llamada { $call })
cli-incident-set = { $at }  { $white }, { $black }{ $control-given ->
    [yes] , ritmo { $control }
   *[no] { "" }
}{ $by-given ->
    [yes] ; por { cli-office }, { $by }
   *[no] { "" }
}: { $reason }
cli-incident-paused = { $over ->
    [yes] de { $from } a { $until }
   *[no] desde las { $from } hasta ahora
}: { $why }{ $returned ->
    [yes] ; se devuelve a { side } el tiempo gastado desde las { $time-from }: { $time }
   *[no] { "" }
}{ $stopped-on ->
    [yes] ; luego en pausa por otro motivo
   *[no] { "" }
}
cli-incident-paused-silence = { cli-side } sin conexión, según el reglamento
cli-incident-cause = { $into ->
    [0] Causa: { $cause }
   *[other] Causa, según el incidente { $incident }: { $cause }
}
cli-incident-cause-unknown = Causa: aún desconocida
cli-incident-other-cause = Otra desconexión: { $cause }, { $board } { cli-side } desde las { $from }{ $over ->
    [yes] { " " }hasta las { $until }
   *[no] { "" }
}

## Las pruebas de un incidente

cli-evidence-head = Pruebas (+ apoya la causa, - la contradice)
cli-evidence-lines = { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
} de pruebas{ $known ->
    [yes] , { $for ->
        [one] { $for } línea
       *[other] { $for } líneas
    } a favor de la causa y { $against } en contra
   *[no] { "" }
}: { $place ->
    [below] más abajo
   *[command] adoube incident { $incident } --evidence
}
cli-evidence-rule = hallada con la regla «{ $rule }», que explica docs/causes.md
cli-evidence-or-before = o antes
cli-evidence-unmeasured = { $text } (hora exacta desconocida, comunicado a las { $reported })
cli-evidence-at-last = { $text }; { $times } veces, la última a las { $until }: { $last }

## Qué hacer ahora

cli-incident-next-joined = Siguiente: adoube incident { $incident }
cli-incident-next-official = Siguiente: decide el árbitro principal o un árbitro delegado; un árbitro técnico local puede trasladar un puesto a un dispositivo de reserva (adoube seat move --help)
cli-incident-next-second = Siguiente: otro oficial la aprueba (adoube --as PERSON rule { $incident } second { $ruling }; antes se muestran sus efectos) o la rechaza (adoube rule { $incident } reject { $ruling } --reason TEXT); quien la propuso y el árbitro principal pueden tomar otra decisión en su lugar
cli-incident-next-rule = Siguiente: una de estas con --reason TEXT (--dry-run solo muestra los efectos): adoube rule { $incident } --help
cli-incident-next-correct = Para corregir una decisión durante su partida, o para anular su resultado hasta que se cierre la ronda, decida de nuevo (adoube rule { $incident } ... --board BOARD): sustituye a la decisión { $ruling }, y aquí se muestran las dos; la partida anterior a un reinicio no puede reanudarse. Para corregir solo un reloj o una posición: adoube clock set, adoube board restore, con «decisión { $incident }.{ $ruling }» en el motivo; un resultado: adoube result correct.
cli-incident-next-close = Siguiente: un segundo oficial lo aprueba (adoube --as PERSON incident { $incident } --close --reason TEXT) o toma una decisión en su lugar
cli-incident-follow = Sígalo con: adoube incident { $incident }
cli-incident-rules-changed = Las reglas para decidir cambiaron a las { $at } por { $by }: { $four-eyes ->
    [yes] debe aprobar un segundo oficial
   *[no] no hace falta un segundo oficial
}; { $kinds-excluded ->
    [yes] decisiones excluidas: { $excluded }
   *[no] no se excluye ninguna decisión
}; los relojes arrancan { $start } después de que ambos jugadores estén listos. Una propuesta pendiente sigue necesitando su segundo oficial.
cli-incident-rulers = Pueden decidir: { $rulers }. Usted es { $you }.
cli-incident-rulers-nobody = nadie
cli-incident-no-role = { $person }, sin cargo en este torneo
cli-incident-person = { $person } ({ $name }; { cli-office }{ $venue-given ->
    [yes] { " " }de { $venue }
   *[no] { "" }
}{ $delegated ->
    [yes] , por delegación
   *[no] { "" }
})

## Cerrar un incidente

cli-incident-closing-proposed = { $by } propuso cerrarlo, { $at }: { $reason }
cli-incident-close-away = { cli-side } ({ $name }): sigue sin conexión, último contacto { $at }; si cae la bandera antes de que se reconecte, el incidente se reabre
cli-incident-close-left = Sin decisión: { $boards }
cli-incident-close-flagged = Se mantiene el resultado por la bandera caída: { $boards }
cli-incident-close-question = { $agrees ->
    [yes] ¿Aprobar el cierre
   *[no] ¿Cerrar
} { $count ->
    [one] { $agrees ->
        [yes] del incidente
       *[no] el incidente
    }
   *[other] { $agrees ->
        [yes] de los incidentes
       *[no] los incidentes
    }
} { $incidents }? Escriba sí:
cli-incident-nothing-closed = no se ha cerrado nada
cli-incident-not-done = { $what ->
    [closed] incidentes sin cerrar
    [possible] no es posible en los incidentes
   *[ruled] incidentes sin decisión
}: { $incidents }
cli-incident-not-done-next = vea los motivos de arriba; `adoube incident N` muestra el estado actual
cli-incident-left-out = se omite el incidente { $incident }: { $why }

## Decisiones posibles

cli-ruling-possible = Decisiones posibles (aún no se ha tomado ninguna)
cli-ruling-not-possible = Ahora no es posible
cli-ruling-menu-resume = Reanudar la partida desde la posición (O 18.9 a)
cli-ruling-menu-resume-typed = con los tiempos que usted escriba
cli-ruling-menu-deduct = Reanudar, con tiempo descontado (O 18.9 b) o añadido
cli-ruling-menu-deduct-from = al jugador desconectado; si lo estuvieron los dos, añada --from
cli-ruling-menu-add = o --add-black, o ambos
cli-ruling-menu-restart = Reiniciar: una partida nueva, mismos colores (O 18.9 c, d)
cli-ruling-menu-shorter = con un ritmo más corto calculado, o escriba --control 15+10
cli-ruling-menu-otherwise = Otra decisión (O 18.9)
cli-ruling-menu-result = si solo un jugador estuvo desconectado; o drawn, both-lose, 1-0
cli-ruling-menu-postpone = la partida continúa más tarde
cli-ruling-each = en todos los casos: { $text }
cli-ruling-each-on = en todos los casos, en { $board }: { $text }
cli-ruling-more-boards = { $more ->
    [one] y { $more } tablero más, del mismo modo
   *[other] y { $more } tableros más, del mismo modo
}
cli-ruling-left-out = { $board } se omite: la decisión { $ruling } lo aplazó; con --board { $board } se reinicia
cli-ruling-more-left-out = { $more ->
    [one] y se omite { $more } tablero aplazado más
   *[other] y se omiten { $more } tableros aplazados más
}
cli-ruling-together = total en ambos relojes { $sum } ({ $began } al empezar)
cli-ruling-still-away = { side } siguen sin conexión
cli-ruling-both-away = ambos jugadores siguen sin conexión
cli-ruling-flag = { $fate ->
    [stands] esto mantiene la caída de bandera de { side } a las { $at }
    [overruled] esto sustituye el resultado de la caída de bandera de { side } a las { $at }
    [undone] esto anula la caída de bandera de { side } a las { $at }
   *[unknown] la caída de bandera de { side } a las { $at }: efecto desconocido para esta versión
}
cli-ruling-began-anew = desde el último contacto empezó otra partida
cli-ruling-device-note = nota de dispositivo { $note } ({ $breach })

## Los relojes de una decisión

cli-ruling-sum-kept = { $time } que también da la decisión { $ruling }
cli-ruling-given-elsewhere = { cli-side } { $time }: los devuelve la decisión { $ruling }
cli-ruling-settled = { cli-side } { $time }: se perdieron antes de que un árbitro ajustara el reloj
cli-ruling-from-to = { $from } a { $to }
cli-ruling-more-times = { $more ->
    [one] { $more } vez más (véase --json)
   *[other] { $more } veces más (véase --json)
}

## Tomar una decisión

cli-ruling-kind = { $kind ->
    [resume] reanudar
    [deduct] descontar tiempo
    [add-time] añadir tiempo
    [restart] reiniciar
    [restart-shorter] reiniciar con un ritmo más corto
    [result] resultado
    [postpone] aplazar
   *[other] { $kind }
}
cli-ruling-title = { $kind ->
    [deduct] reanudar, con tiempo descontado
    [add-time] reanudar, con tiempo añadido
    [restart-shorter] reiniciar, con un ritmo más corto
   *[other] { cli-ruling-kind }
}
cli-ruling-on-incident = { cli-ruling-title } ({ $article }) sobre el incidente { $incident }:
cli-ruling-on-incident-proposed = { cli-ruling-title } ({ $article }) sobre el incidente { $incident }, propuesta por { $by }: { $reason }
cli-ruling-second-needed = Un segundo oficial debe aprobarla antes de que tenga efecto.
cli-ruling-replaces-proposal = Sustituye a la decisión { $ruling } que propuso { $by }.
cli-ruling-replaces-other-proposal = Sustituye a la decisión { $ruling } que propuso { $by } para { $boards }: un incidente solo puede tener una propuesta. Pida antes a un segundo oficial que apruebe esa propuesta, o hágala de nuevo después.
cli-ruling-confirm = ¿{ $question }{ $remarked ->
    [yes] { " " }aunque { $remarks }
   *[no] { "" }
}? Escriba sí:
cli-ruling-confirm-one = Confirmar la decisión
cli-ruling-confirm-replacing = , que sustituye a la decisión { $ruling }
cli-ruling-confirm-adding = , que se añade a la decisión { $ruling }
cli-ruling-confirm-several = Confirmar la decisión sobre los incidentes { $incidents }
cli-ruling-confirm-agree = Aprobar esta decisión
cli-ruling-nothing-changed = No se ha cambiado nada.
cli-ruling-none-given = no se ha tomado ninguna decisión
cli-ruling-none-possible = no se ha tomado ninguna decisión: no es posible sobre ninguno de estos incidentes
cli-ruling-proposal-of-one = solo puede aprobar o rechazar la propuesta de un incidente cada vez
cli-ruling-proposal-of-one-next = indique los números del incidente y de la decisión: adoube rule 3 second 1
cli-ruling-boards-of-one = --board solo admite tableros de un mismo incidente
cli-ruling-boards-of-one-next = decida sobre ese incidente por separado: adoube rule N ... --board BOARD
cli-ruling-unnamed = { $adds ->
    [yes] el tablero { $board } ya tiene una decisión: esta se añadiría a la decisión { $ruling }
   *[no] el tablero { $board } ya tiene una decisión: esta sustituiría a la decisión { $ruling }
}
cli-ruling-unnamed-next = indique el tablero (--board { $board }), u omita --yes y confirme
cli-ruling-typed = { $what ->
    [deduct] descontar
    [add-white] añadir a las blancas
    [add-black] añadir a las negras
    [white] Blancas
   *[black] Negras
}

## Una decisión sobre varios incidentes

cli-ruling-shared-all = este comando ya decide sobre sus tableros: { $boards }; { $left }
cli-ruling-shared-board = { $board } con el incidente { $incident }
cli-ruling-shared-line = { $board } se omite: este comando decide sobre él con el incidente { $incident }
cli-ruling-shared-charged = { $ran ->
    [white] mientras { $side ->
        [white] las blancas
       *[black] las negras
    } estaban sin conexión, el reloj de las blancas corrió { $white }
    [black] mientras { $side ->
        [white] las blancas
       *[black] las negras
    } estaban sin conexión, el reloj de las negras corrió { $black }
   *[both] mientras { $side ->
        [white] las blancas
       *[black] las negras
    } estaban sin conexión, el reloj de las blancas corrió { $white } y el de las negras, { $black }
}
cli-ruling-shared-charged-on = en { $board }, { $charged }
cli-ruling-shared-stays = { $stays ->
    [white] las blancas no recuperan { $white } en { $board }
    [black] las negras no recuperan { $black } en { $board }
   *[both] las blancas no recuperan { $white } en { $board }, ni las negras { $black }
}
cli-ruling-shared-none-lost = allí no se perdió tiempo en el incidente { $incident }: ciérrelo después ({ cli-ruling-shared-close })
cli-ruling-shared-unknown = el tiempo perdido allí en el incidente { $incident } ({ $charged }) solo se devuelve si lo hace esta decisión: decida sobre ese incidente por separado (adoube rule { $incident } ... --board BOARD), o déjelo así ({ cli-ruling-shared-close })
cli-ruling-shared-all-back = esta decisión devuelve todo el tiempo perdido allí en el incidente { $incident } ({ $charged }): ciérrelo después ({ cli-ruling-shared-close })
cli-ruling-shared-left = esta decisión no devuelve todo el tiempo perdido allí en el incidente { $incident } ({ $charged }): { $left }; decida sobre ese incidente por separado (adoube rule { $incident } ... --board BOARD), o déjelo así ({ cli-ruling-shared-close })
cli-ruling-shared-close = adoube incident { $incident } --close --reason TEXT
cli-ruling-shared-proposed = { $board }: ya está propuesta la decisión { $ruling }
cli-ruling-shared-ruled = { $board }: ya tiene la decisión { $ruling }
cli-ruling-shared-not-ruled = { $board }: SIN DECISIÓN, porque se omite el incidente { $incident }

## Decisiones tomadas

cli-ruling-head = { $what ->
    [proposed] Decisión propuesta
   *[given] Decisión
} { $ruling }: { cli-ruling-kind } ({ $article }), { $at } por { $by }{ $seconded ->
    [yes] , propuesta por { $proposer }
   *[no] { "" }
}{ $time-given ->
    [yes] { " " }{ $proposed-at }
   *[no] { "" }
}{ $delegated ->
    [yes] , delegada por { $delegator }
   *[no] { "" }
}
cli-ruling-more-done = { $boards ->
    [one] y { $boards } tablero más
   *[other] y { $boards } tableros más
}: ejecutados { $done }, pendientes { $pending }
cli-ruling-requested = solicitado: { $wish }
cli-ruling-proposed-on = propuesta cuando la causa era: { $cause }, hallada a las { $at }
cli-ruling-proposed-on-none = propuesta antes de conocerse la causa
cli-ruling-proposed-for = propuesta para { $board }: { $text }
cli-ruling-ruled-on = decidido cuando la causa era: { $cause }, hallada a las { $at }
cli-ruling-ruled-on-none = decidido antes de conocerse la causa
cli-ruling-cause-same = más tarde, { $at }: la misma causa, ahora { $certainty }
cli-ruling-cause-changed = CAMBIÓ tras la decisión, { $at }: { $cause }; la decisión se basó en: { $was }
cli-ruling-cause-found = HALLADA tras la decisión, { $at }: { $cause }
cli-ruling-followed = decisión { $ruling } en este tablero
cli-ruling-superseded = SUSTITUIDA por la decisión { $ruling }
cli-ruling-topped = se añadió la decisión { $ruling }; esta se mantiene: { $what }
cli-ruling-proposal = Propuesta { $ruling } de { $by }: { cli-ruling-kind } ({ $article }), { $at }
cli-ruling-cancelled = anulada { $at }: { $reason }
cli-ruling-rejected = rechazada por { $by }, { $at }: { $reason }
cli-ruling-started-by = por { $by }
