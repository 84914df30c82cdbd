//! `adoube`: what organisers and arbiters type.

fn main() -> std::process::ExitCode {
    adoube_cli::main()
}
