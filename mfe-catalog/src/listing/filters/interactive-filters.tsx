import { useLayoutEffect, useRef } from 'react';
import { formatListingQuery, parseListingQuery } from '../listing-url.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/** Applies what the shopper filled in before hydration. */
export function InteractiveFilters(props: Omit<FilterFormProps, 'form'>) {
  const form = useRef<HTMLFormElement>(null);
  const { listing, choice } = props;
  const atFirst = useRef({ query: listing.query, choose: choice.choose });
  // Before the next render, which would show the choice of the URL again.
  useLayoutEffect(() => {
    if (!form.current) return;
    const { query, choose } = atFirst.current;
    const inForm = parseListingQuery(new URLSearchParams([...new FormData(form.current)] as [string, string][]));
    const { min, max } = query;
    // A price that is still being typed counts once its field is left.
    const filled = form.current.querySelector('[type="number"]:focus') ? { ...inForm, min, max } : inForm;
    if (formatListingQuery(filled) !== formatListingQuery({ ...query, page: 1 })) choose(filled);
  }, []);
  return <FilterForm {...props} form={form} />;
}
