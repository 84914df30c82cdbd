### El muro. Véase README.md.

## Sanciones: dónde se muestran

penalty-wall = Sanción: { $kinds }

## Tableros físicos: dónde se muestran

physical-board-alarm = Tablero físico distinto
physical-board-alarms = { $n ->
    [one] { $n } tablero distinto
   *[other] { $n } tableros distintos
}
physical-board-tile = tablero distinto
physical-board-do = Pida al jugador que ponga el tablero como en la partida. Si falla un sensor, siga sin él.

## Tableros físicos: como los ve un equipo

physical-board-tile-battery = batería del tablero { $percent } %
