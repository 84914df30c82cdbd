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
change-reversed = se cambiaron sus colores
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

## Tableros físicos: como los ve un equipo

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
