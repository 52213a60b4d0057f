import { toJsonSchema } from '@valibot/to-json-schema';
import type { ApiCall } from 'shared-contracts/api/call';
import { LANGUAGE_KEY } from 'shared-contracts/api/get-twin';
import * as v from 'valibot';

export function openApiDocument(calls: readonly ApiCall[], storeName: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${storeName} API`,
      version: '1.0.0',
      description:
        'Requests travel as {"requestParameters": {…}}, answers as {"statusCode", "message", "data"} where data is JSON text. By GET each parameter is JSON text too.',
    },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } },
      schemas: { Problem: PROBLEM },
    },
    paths: Object.fromEntries(
      calls.map((call) => [
        call.path,
        { post: describeCall(call), ...(call.hasGet ? { get: describeGet(call) } : {}) },
      ]),
    ),
  };
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'instance'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string', description: 'The request id' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function describeCall(call: ApiCall) {
  const answer = jsonSchema(call.answer, 'output');
  const problem = {
    description: 'Refused',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.access === 'token' ? { security: [{ token: [] }] } : {}),
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { requestParameters: jsonSchema(call.request, 'input') } },
        },
      },
    },
    responses: {
      200: {
        description: 'OK',
        content:
          call.answer.type === 'never'
            ? { 'application/octet-stream': {} }
            : { 'application/json': { schema: envelopeSchema(answer) } },
      },
      ...(call.access === 'token' ? { 401: problem, 403: problem } : {}),
      400: problem,
      default: problem,
    },
  };
}

/** The parameters of the same call by GET; in sorted order every client's address is the same. */
function describeGet(call: ApiCall) {
  const { requestBody: _, ...described } = describeCall(call);
  const request = v.parse(FlatObject, jsonSchema(call.request, 'input'));
  const language = { name: LANGUAGE_KEY, in: 'query', description: 'English by default', schema: { type: 'string' } };
  const parameters = Object.entries(request.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(request.required.includes(name) ? { required: true } : {}),
    content: { 'application/json': { schema } },
  }));
  return {
    ...described,
    operationId: `${call.name}-by-get`,
    parameters: [language, ...parameters],
    responses: { ...described.responses, 304: { description: 'Not Modified' } },
  };
}

const FlatObject = v.object({
  properties: v.record(v.string(), v.looseObject({})),
  required: v.optional(v.array(v.string()), []),
});

function envelopeSchema(answer: object) {
  return {
    type: 'object',
    required: ['statusCode', 'message', 'data'],
    properties: {
      statusCode: { const: 200 },
      message: { type: 'string' },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: answer },
    },
  };
}

// Transforms and custom checks have no JSON Schema; their input is described instead.
function jsonSchema(schema: ApiCall['request'], typeMode: 'input' | 'output') {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return described;
}
