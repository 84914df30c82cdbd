### La consola y el muro. Véase README.md.

## Tableros físicos: dónde se muestran

physical-board-differs = El tablero de { side } muestra otra posición
physical-board-state = El tablero de { side } { $state ->
    [follows] muestra la posición de la partida
    [behind] espera que se haga en él una jugada
    [differs] muestra otra posición
   *[not-connected] no está conectado
}
physical-board-lifted = Las jugadas de { side } no lo esperan
command-lift-board = Seguir sin el tablero físico
    .what = Las jugadas del jugador ya no esperan al tablero físico, por ejemplo porque falla un sensor. La partida sigue en la pantalla. Este tablero no da más avisos hasta que las jugadas lo esperen de nuevo.
command-require-board = Esperar de nuevo al tablero físico
    .what = La próxima jugada del jugador espera hasta que su última jugada esté en el tablero físico.
