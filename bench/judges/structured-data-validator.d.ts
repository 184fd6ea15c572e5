declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING'
    /** `schemaOrg` where the vocabulary is what is broken, nothing where one of Google's rules is. */
    errorType?: string
    path: { type?: string; property?: string }[]
    issueMessage: string
  }

  export default class Validator {
    constructor(schemaOrg: { '@graph': object[] })
    validate(extracted: { jsonld: Partial<Record<string, object[]>> }): Promise<Issue[]>
  }
}
