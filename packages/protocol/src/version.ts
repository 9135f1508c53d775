/**
 * Raised whenever a client of the version before could misread a message. A client that names another version is asked
 * to reload, because the server also serves the app that fits it.
 */
export const PROTOCOL_VERSION = 2
