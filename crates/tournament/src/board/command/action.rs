//! What an official can do on a board: one action for each kind of act, whatever its values are.

use crate::verb::Verb;

macro_rules! actions {
    ($($action:ident: $verb:ident),* $(,)?) => {
        /// The kind of an [`Act`](super::Act).
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "each act says what it does")]
        pub enum Action {
            $($action,)*
        }

        impl Action {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$action,)*];

            /// The verb that the role table knows it by. Penalties that keep a player out of rounds have another one.
            pub const fn verb(self) -> Verb {
                match self {
                    $(Self::$action => Verb::$verb,)*
                }
            }
        }
    };
}

actions! {
    Pause: Pause,
    GivePauseReason: Pause,
    Resume: Resume,
    AdjustClock: AdjustClock,
    AddTime: AddTime,
    Penalise: Penalise,
    AgreeToPenalties: Penalise,
    RejectPenalties: Penalise,
    WithdrawPenalties: WithdrawPenalties,
    ApproveAssistant: ApproveAssistant,
    EndAssistant: ApproveAssistant,
    RestorePosition: RestorePosition,
    ReverseColours: ReverseColours,
    WrongStart: WrongStart,
    Reopen: Reopen,
    DeclareResult: DeclareResult,
    DeclareForfeit: DeclareResult,
    ApproveResult: ApproveResult,
    CorrectResult: CorrectResult,
    MoveSeat: MoveSeat,
    RecordCheck: RecordCheck,
    WaiveChecks: WaiveChecks,
    ExtendDefaultTime: ExtendDefaultTime,
    AnswerCall: AnswerCall,
    TakeCall: AnswerCall,
    EndLeave: AnswerCall,
    SetBoardRequirement: SetBoardRequirement,
    NoteBoardViolation: NoteBoardViolation,
    MarkScoresheet: MarkScoresheet,
}
