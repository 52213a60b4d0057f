import * as v from 'valibot';

/** As much of JSON Schema as the API's description uses for parameters. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** A call as the OpenAPI document describes it. */
export interface CallOperation {
  readonly path: string;
  readonly parameters: JsonSchema;
  readonly needsToken: boolean;
  /** The schema of the answer's `data`; null when the answer is a file. */
  readonly answer: object | null;
}

export const required = (schema: JsonSchema): readonly string[] => schema.required ?? [];

const Schema = v.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const Operation = v.object({
  security: v.optional(v.array(v.unknown())),
  requestBody: v.object({
    content: v.object({
      'application/json': v.object({ schema: v.object({ properties: v.object({ requestParameters: Schema }) }) }),
    }),
  }),
  responses: v.looseObject({ 200: v.object({ content: v.record(v.string(), v.looseObject({})) }) }),
});
const Document = v.object({ paths: v.record(v.string(), v.object({ post: v.unknown() })) });

const AnswerSchema = v.object({
  schema: v.object({ properties: v.object({ data: v.object({ contentSchema: v.looseObject({}) }) }) }),
});

/** The calls of an OpenAPI document as `/api/openapi.json` serves it. */
export function callOperations(document: unknown): CallOperation[] {
  return Object.entries(v.parse(Document, document).paths).map(([path, { post }]) => {
    const { security, requestBody, responses } = v.parse(Operation, post);
    const answer = v.safeParse(AnswerSchema, responses[200].content['application/json']);
    return {
      path,
      parameters: requestBody.content['application/json'].schema.properties.requestParameters,
      needsToken: security !== undefined,
      answer: answer.success ? answer.output.schema.properties.data.contentSchema : null,
    };
  });
}
