### La carpeta de un torneo, sus certificados y un torneo en un solo ordenador: la línea de comandos. Véase README.md.

## Archivos

cli-folder-file-unreadable = no se puede leer { $file }
cli-folder-file-unreadable-because = no se puede leer { $file }: { $error }
cli-folder-file-unwritable = no se puede escribir { $file }
cli-folder-file-not-made = no se puede crear { $file }
cli-folder-file-not-removed = no se puede eliminar { $file }
cli-folder-file-no-room = no se puede escribir en { $file }
cli-folder-file-in = en { $file }
cli-folder-file-missing = falta { $file }
cli-folder-file-not-empty = { $file } no está vacía
cli-folder-file-exists = { $file } ya existe y no está vacía
cli-folder-file-exists-next = elija otra carpeta; las claves de un torneo nunca se sobrescriben

## La carpeta de un torneo

cli-folder-misnamed = falta { $file }, pero existe { $found }: cámbiele el nombre
cli-folder-wrong = falta { $file }: ¿es esta la carpeta del torneo?
cli-folder-next = indique la carpeta del torneo con --event DIR y la persona con --as PERSON; para un torneo nuevo, `adoube init DIR`
cli-folder-no-official = «{ $person }» no tiene carpeta entre los oficiales del torneo
cli-folder-no-official-next = indique uno con --as: { $people }
cli-folder-no-device = venues.toml no tiene el dispositivo { $device }
cli-folder-which-venue = ¿qué sede?
cli-folder-which-venue-next = indique la sede con --venue NAME, o su nodo con --address HOST:PORT
cli-folder-no-address = aquí no se conoce la dirección de la sede { $venue }
cli-folder-no-address-next = indique la dirección de su nodo (adoube watch --venue HOST:PORT; en los demás comandos: --address HOST:PORT), o inclúyala en [venues] de official.toml
cli-folder-no-port = { $file } no tiene puerto para oficiales
cli-folder-no-port-next = añádalo con `adoube certify` y reinicie adoube-venue
cli-folder-no-settings = { $file } no tiene los ajustes de ningún oficial
cli-folder-no-settings-next = contienen la dirección del servidor: reponga la carpeta de un oficial
cli-folder-not-an-address = «{ $address }» no es una dirección
cli-folder-not-an-address-in = «{ $address }» en { $file } no es una dirección
cli-folder-no-free-port = no queda ningún puerto libre por debajo de 65536

## Qué está mal en un archivo que escriben personas

cli-folder-problem-too-large = el archivo tiene más de { $bytes } bytes: ¿es el correcto?
cli-folder-problem-only-rows = no se admite aquí: escriba entradas [[{ $name }]]
cli-folder-problem-no-table = no es una tabla
cli-folder-problem-unknown-field = no se admite aquí; se admiten { $fields }
cli-folder-problem-missing = falta
cli-folder-problem-no-text = debe ser un texto entre comillas que no esté vacío
cli-folder-problem-no-list = debe ser una lista como ["a-1", "a-2"]
cli-folder-problem-no-texts = debe contener textos entre comillas
cli-folder-problem-twice = «{ $text }» aparece dos veces
cli-folder-problem-reserved = «{ $id }» está reservado para los ordenadores del torneo
cli-folder-problem-reserved-venue = «{ $id }» empieza por «venue-», que está reservado para los nodos de las sedes
cli-folder-problem-other-id = { $problem }: elija otro identificador
cli-folder-problem-id-of-device = «{ $id }» es el identificador de un dispositivo: elija otro
cli-folder-problem-venue-needed = falta: un LCA o LTA necesita una sede
cli-folder-problem-venue-needless = es solo para LCA y LTA: omítalo
cli-folder-problem-no-role = «{ $role }» no es un cargo: escriba uno de { $roles }
cli-folder-problem-no-such-venue = «{ $venue }» no está entre las sedes de venues.toml
cli-folder-problem-chiefs = un torneo tiene exactamente un chief-arbiter, no { $chiefs }
cli-folder-problem-no-organiser = un torneo necesita un organizador (O 16.1)
cli-folder-problem-office-vacant = la sede { $venue } no tiene { $role } (O 16.8)
cli-folder-problem-no-venue = un torneo necesita al menos una [[venue]]
cli-folder-problem-no-time-zone = «{ $zone }» no es una zona horaria: escriba un nombre como Europe/Madrid
cli-folder-problem-other-profile = el SHA-256 de { $file } es { $hash }: escriba aquí ese valor, o reponga el archivo publicado
cli-folder-problem-no-profile = falta { $file } en esta carpeta, pero { $hash } es su SHA-256: reponga el archivo publicado, o borre esta línea si los dispositivos no necesitan perfil

## Un torneo nuevo

cli-init-no-venue = un torneo necesita al menos una sede
cli-init-no-venue-next = indique --venues N o --venue ID:NAME:ZONE
cli-init-long-id = el identificador de sede «{ $id }» tiene más de { $most } letras
cli-init-name-or-host = sede { $id }: su nombre y su nombre de host: { $fault }
cli-init-reserved = { $problem }: elija otro identificador de sede
cli-init-id-twice = dos sedes o dispositivos tendrían el identificador «{ $id }»: elija otros identificadores de sede
cli-init-id-of-person = una persona y un dispositivo tendrían el identificador «{ $id }»: elija otros identificadores de sede
cli-init-ports = los puertos pasarían de 65535
cli-init-ports-next = elija un --port-base menor
cli-init-not-a-venue = «{ $text }» no es una sede
cli-init-not-a-venue-next = escriba --venue ID:NAME:ZONE, como --venue madrid:Madrid:Europe/Madrid
cli-init-time-zone-next = véase --venue en `adoube init --help`

## Certificados

cli-certify-bearer = { $kind ->
    [venue] sede { $id }
    [device] dispositivo { $id }
    [device-of] dispositivo { $id } de { $venue }
   *[official] oficial { $id }
}
cli-certify-made = { cli-certify-bearer }: { $made } en { $folder }
cli-certify-made-file = { $what ->
    [key] clave
   *[certificate] certificado
}
cli-certify-devices-listed = sede { $venue }: dispositivos en { $file }; reinicie su adoube-venue
cli-certify-profile-of-venue = sede { $venue }: el perfil del torneo en { $folder }, para los dispositivos registrados; reinicie su adoube-venue
cli-certify-profile-of-device = dispositivo { $device } de { $venue }: el perfil del torneo en { $folder }; cópielo al dispositivo y a su adoube-lockd (/etc/adoube/profile.toml), ejecute allí `adoube-kiosk unlock` y reinicie los dos: hasta entonces usan el perfil anterior
cli-certify-coordinator-key = sede { $venue }: la clave pública del coordinador en { $file }
cli-certify-no-device-authority = falta la autoridad de certificación de los dispositivos
cli-certify-no-device-authority-next = reponga coordinator/devices.pem, o devices.pem de cualquier sede, mientras se ejecuta este comando
cli-certify-no-public-key = falta la clave pública del servidor
cli-certify-no-public-key-next = reponga coordinator/signing.pem, o coordinator.pub de cualquier sede, mientras se ejecuta este comando
cli-certify-authority-next = para emitir certificados hace falta la clave de la autoridad de certificación: reponga la carpeta authority/ mientras se ejecuta este comando
cli-certify-no-authority = { $file } no contiene ninguna autoridad de certificación
cli-certify-other-key = la clave de { $file } no corresponde a su certificado
cli-certify-other-key-next = reponga los dos archivos tal como los creó `adoube init`

## Un torneo en este ordenador

cli-local-programs-next = compile antes todos los programas: cargo build --bins, o use cargo xtask demo
cli-local-no-own-folder = se desconoce la carpeta de este programa
cli-local-no-log-folder = no se puede crear la carpeta de los archivos de registro
cli-local-not-started = no se puede iniciar { $file }
cli-local-not-killed = no se puede forzar la parada de { $name }
cli-local-none-to-kill = no hay ningún { $kind } en marcha que parar
cli-local-ended = { $name } { $how ->
    [status] terminó con el estado { $status }
    [signal] terminó por la señal { $status }
   *[other] terminó
}
cli-local-restarts = { $ended }; se reinicia en { $seconds } s
cli-local-restarted = { $name } se ha reiniciado como proceso { $process }
cli-local-failed = { $ended }; el final de su archivo de registro:
cli-local-no-ports = hay menos de { $count } puertos libres entre { $first } y { $last }
cli-local-keep-next = elija otra carpeta para --keep
cli-local-no-temporary-folder = no se puede crear una carpeta temporal
cli-local-leftover = { $line } (proceso { $process })

cli-key-file-absent = no se puede leer { $file }: no existe
cli-key-file-unreadable = no se puede leer { $file }: { $why }
cli-key-file-empty = { $file } está vacío; cópielo de nuevo desde donde se creó
cli-key-file-too-large = { $file } ocupa más de 1 MB: no es el archivo correcto; copie aquí el correcto
cli-key-file-no-text = { $file } no es texto en UTF-8: no es el archivo correcto, o se cambió su codificación
cli-key-file-missing = { $file } no contiene { $why ->
    [certificate] ningún certificado
    [public-key] ninguna clave pública
   *[private-key] ninguna clave privada
} en PEM; cópielo de nuevo desde donde se creó
cli-key-file-unusable = { $file } contiene un certificado que no se puede usar: { $why }
cli-key-file-no-pair = { $file } no es la clave del certificado de { $certificate }: { $why }; copie ambos de nuevo desde donde se crearon
