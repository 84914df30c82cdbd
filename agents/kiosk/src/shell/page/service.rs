//! The page's calls.

use std::sync::Arc;

use adoube_proto::v1::{
    BeatReply, BeatRequest, DoReply, DoRequest, NetworkReply, NetworkRequest, Refusal, Shown,
    WatchPageRequest, do_request, play_command::Command, play_page_server::PlayPage,
};
use tokio::sync::mpsc::Sender;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Request, Response, Status};

use super::switch::{Caller, Switch};
use crate::{
    agent::{Input, PageInput},
    shell::{lockdown::Platform, network::Panel},
};

/// Gives the agent what the page tells and asks, and the page what the agent says.
pub(super) struct PageService<P> {
    switch: Arc<Switch>,
    inputs: Sender<Input>,
    network: Panel<P>,
}

impl<P: Platform> PageService<P> {
    pub(super) fn new(switch: Arc<Switch>, inputs: Sender<Input>, network: Panel<P>) -> Self {
        Self {
            switch,
            inputs,
            network,
        }
    }

    async fn tell(&self, input: PageInput) -> Result<(), Status> {
        let told = self.inputs.send(Input::Page(input)).await;
        told.map_err(|_| Status::unavailable("stopping"))
    }
}

#[tonic::async_trait]
impl<P: Platform> PlayPage for PageService<P> {
    type WatchStream = ReceiverStream<Result<Shown, Status>>;

    async fn watch(
        &self,
        request: Request<WatchPageRequest>,
    ) -> Result<Response<Self::WatchStream>, Status> {
        let WatchPageRequest {
            page,
            attempt,
            if_free,
        } = request.into_inner();
        let (page, stream, sender) = self.switch.open(Caller {
            page,
            attempt,
            if_free,
        })?;
        self.tell(PageInput::Opened(page)).await?;
        let (switch, inputs) = (Arc::clone(&self.switch), self.inputs.clone());
        tokio::spawn(async move {
            // Also when its stream was ended from here, once the last word was read.
            sender.closed().await;
            switch.closed(page);
            let _ = inputs.send(Input::Page(PageInput::Closed(page))).await;
        });
        Ok(Response::new(ReceiverStream::new(stream)))
    }

    async fn r#do(&self, request: Request<DoRequest>) -> Result<Response<DoReply>, Status> {
        let Some((ask, answer)) = self.switch.ask() else {
            return Err(Status::resource_exhausted("too many questions wait"));
        };
        let command = request.into_inner().command;
        let input = command.and_then(|command| asked(ask, command));
        let input = input.ok_or_else(|| Status::invalid_argument("no command of a page"))?;
        self.tell(input).await?;
        let refusal: Option<Refusal> = answer.await.map_err(|_| Status::unavailable("stopping"))?;
        Ok(Response::new(DoReply { refusal }))
    }

    async fn network(
        &self,
        request: Request<NetworkRequest>,
    ) -> Result<Response<NetworkReply>, Status> {
        let reply = self.network.answer(request.into_inner()).await;
        Ok(Response::new(reply))
    }

    async fn beat(&self, _: Request<BeatRequest>) -> Result<Response<BeatReply>, Status> {
        self.tell(PageInput::Alive).await?;
        Ok(Response::new(BeatReply {}))
    }
}

/// What a page asks; nothing for what only the device itself reports.
fn asked(ask: u64, command: do_request::Command) -> Option<PageInput> {
    match command {
        do_request::Command::Play(play) => {
            let command = play.command?;
            let is_report = matches!(command, Command::ReportBoard(_));
            (!is_report).then_some(PageInput::Asked { ask, command })
        }
        do_request::Command::TakeBackMove(_) => Some(PageInput::TookBack { ask }),
        do_request::Command::ConfirmBoard(_) => Some(PageInput::ConfirmedBoard { ask }),
    }
}
