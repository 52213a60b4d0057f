import { useEffect, useRef } from 'react';
import { formatListingQuery, parseListingQuery } from '../listing-url.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/** The filters beside a listing. They are on screen before they are live: what was filled in until then counts now. */
export function LiveFilters(props: Omit<FilterFormProps, 'form'>) {
  const form = useRef<HTMLFormElement>(null);
  const { listing, choice } = props;
  const atFirst = useRef({ query: listing.query, choose: choice.choose });
  useEffect(() => {
    if (!form.current) return;
    const { query, choose } = atFirst.current;
    const filled = parseListingQuery(new URLSearchParams([...new FormData(form.current)] as [string, string][]));
    if (formatListingQuery(filled) !== formatListingQuery({ ...query, page: 1 })) choose(filled);
  }, []);
  return <FilterForm {...props} form={form} />;
}
