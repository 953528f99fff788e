import type { ReactNode } from 'react'
import { dollarRange, dollars } from '../../../lib/money.ts'
import type { SavingsRow } from '../model/savings.ts'
import { saved } from '../model/savings.ts'

type SavingsTableProps = { caption: string; rows: readonly SavingsRow[] }

export function SavingsTable({ caption, rows }: SavingsTableProps) {
  return (
    <table className="w-full border-collapse text-left text-[15px] max-sm:text-[14px]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-[13.5px] text-soft">
          <Head>Service</Head>
          <Head className="max-sm:hidden">With us</Head>
          <Head>Usual legal fee</Head>
          <Head>You save</Head>
        </tr>
      </thead>
      <tbody className="min-[24rem]:whitespace-nowrap">
        {rows.map((row) => (
          <tr key={row.title} className="border-t border-rule align-top">
            <th scope="row" className="py-3 pr-4 font-normal whitespace-normal">
              {row.title}
              <span className="block text-soft sm:hidden">{dollars(row.price)} with us</span>
            </th>
            <td className="py-3 pr-4 max-sm:hidden">{dollars(row.price)}</td>
            <td className="py-3 pr-4">
              {range(row.fee)}
              {row.fee.basis ? <span className="block text-[13px] text-soft">{row.fee.basis}</span> : null}
            </td>
            <td className="py-3 font-semibold text-act">{range(saved(row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const range = ({ low, high }: { low: number; high: number }) => (low === high ? dollars(low) : dollarRange(low, high))

function Head({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <th scope="col" className={`pb-2 pr-4 font-semibold ${className}`}>
      {children}
    </th>
  )
}
