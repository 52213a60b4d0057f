import type { SelectProps } from 'shared-contracts/ui/select';

/** The device's own picker in the place of the library's select, should that not come through a bad line. */
export function PlainSelect({ id, value, options, onChange, disabled }: SelectProps<number>) {
  return (
    <select
      {...(id ? { id } : {})}
      className="input"
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
