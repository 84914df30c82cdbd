//! What the browser may show: Chromium's managed policies.

use std::path::PathBuf;

use serde_json::json;

use crate::{
    changes::{Change, ChangeError},
    profile::Browser,
};

/// The name of our file among the policies.
const FILE: &str = "adoube.json";

/// One page, and none of the browser's own.
pub(crate) fn change(browser: &Browser) -> Result<Change, ChangeError> {
    Change::file(file(browser), policies(&browser.page))
}

pub(crate) fn file(browser: &Browser) -> PathBuf {
    browser.policies.join(FILE)
}

/// Without `chrome://*` the browser's settings, flags and inspections stay open: a star does not cover them.
pub(crate) fn policies(page: &str) -> String {
    let policies = json!({
        "URLBlocklist": ["*", "chrome://*"],
        "URLAllowlist": [page],
        "DeveloperToolsAvailability": 2,
        "RemoteDebuggingAllowed": false,
        "ExtensionInstallBlocklist": ["*"],
        "PrintingEnabled": false,
        "DownloadRestrictions": 3,
        "AllowFileSelectionDialogs": false,
        "DefaultPopupsSetting": 2,
        "DefaultGeolocationSetting": 2,
        "DefaultNotificationsSetting": 2,
        "PasswordManagerEnabled": false,
        "AutofillAddressEnabled": false,
        "AutofillCreditCardEnabled": false,
        "TranslateEnabled": false,
        "BrowserSignin": 0,
        "BrowserAddPersonEnabled": false,
        "BrowserGuestModeEnabled": false,
        "IncognitoModeAvailability": 1,
        "TaskManagerEndProcessEnabled": false,
        "SyncDisabled": true,
        "BackgroundModeEnabled": false,
        "MetricsReportingEnabled": false,
        "QuicAllowed": false,
        "WebRtcIPHandling": "disable_non_proxied_udp",
    });
    format!("{policies:#}\n")
}
