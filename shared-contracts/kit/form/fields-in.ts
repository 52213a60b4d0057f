/** The fields among the paths that the server names in a 400, e.g. 'requestParameters.PostalCode'. */
export function fieldsIn<Name extends string>(
  errors: readonly { readonly path: string }[] | undefined,
  fields: readonly Name[],
): readonly Name[] {
  const named = new Set(errors?.map(({ path }) => path.split('.').at(-1)));
  return fields.filter((field) => named.has(field));
}
