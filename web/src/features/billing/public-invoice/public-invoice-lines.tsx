import type { PublicInvoice } from '#contract/billing/public-invoice.ts'

/** One block per line: a phone has no room for columns. */
export function PublicInvoiceLines({ invoice }: { invoice: PublicInvoice }) {
  return invoice.groups.map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the invoice does not change, and its groups have no id
    <section key={place}>
      {group.title && (
        <h2 className="rb-public-line">
          <span>{group.title}</span>
          <span className="rb-number">{group.amount}</span>
        </h2>
      )}
      <ul className="rb-public-rows">
        {group.labor && (
          <Line
            name={invoice.words.labor}
            detail={`${group.labor.duration} × ${group.labor.rate}`}
            amount={group.labor.amount}
          />
        )}
        {group.parts.map((part, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may be there twice
            key={index}
            name={part.name}
            detail={[part.stock_number, `${part.quantity} × ${part.price}`].filter(Boolean).join(' · ')}
            amount={part.amount}
          />
        ))}
        {group.charges.map((charge, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a charge may be there twice
            key={index}
            name={charge.name}
            detail={[charge.quantity, charge.price].filter(Boolean).join(' × ')}
            amount={charge.amount}
          />
        ))}
      </ul>
    </section>
  ))
}

function Line({ name, detail, amount }: { name: string; detail: string; amount: string }) {
  return (
    <li className="rb-public-line">
      <span>
        {name}
        <small>{detail}</small>
      </span>
      <span className="rb-number">{amount}</span>
    </li>
  )
}
