/** Header of changes: edits of one window in a row, with the same value, are one version. */
export const EDIT_SESSION_HEADER = 'edit-session';
