import { toJsonSchema } from '@valibot/to-json-schema';
import type { ApiCall } from 'shared-contracts/api/call';

export function openApiDocument(calls: readonly ApiCall[], storeName: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${storeName} API`,
      version: '1.0.0',
      description:
        'Requests travel as {"requestParameters": {…}}, answers as {"statusCode", "message", "data"} where data is JSON text.',
    },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } },
      schemas: { Problem: PROBLEM },
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, { post: describeCall(call) }])),
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
