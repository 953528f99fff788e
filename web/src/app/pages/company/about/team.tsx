import { team } from '../../../../content/story.ts'

/** Who answers for the work: by name where the operator has entered one, else by what they do. */
export function Team() {
  return (
    <>
      <h2 className="text-section">The team</h2>
      <p className="mt-2 max-w-2xl text-soft">Three people answer for what Formwright does.</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {team.map((member) => (
          <li key={member.role} className="rounded-card border border-rule bg-sheet p-6">
            <h3 className="text-[20px]">{member.name ?? member.role}</h3>
            {member.name ? <p className="text-[13.5px] text-soft">{member.role}</p> : null}
            <p className="mt-2 text-[15px] text-soft">{member.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
