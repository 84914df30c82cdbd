### Todas las páginas. Véase README.md.

## Sanciones: dónde se muestran

penalty-record = Sanción para { side }: { $penalties }

## Tableros físicos: dónde se muestran

physical-board-game = En la partida
physical-board-of = En el tablero de { side }
physical-board-yours = En su tablero
physical-board-squares = Diferencias en { $squares }
