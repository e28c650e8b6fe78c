import { say, texts } from '@quizwright/domain/language/say.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { Compared, Performance } from './compared.ts'
import { formatFigure } from './format-figures.ts'

const rows: readonly { name: string; format: (performance: Performance) => string }[] = texts([
  { name: 'Correct', format: ({ correct }) => formatFigure(correct) },
  { name: 'Incorrect', format: ({ incorrect }) => formatFigure(incorrect) },
  { name: 'Skipped', format: ({ skipped }) => formatFigure(skipped) },
  { name: 'Time per question', format: ({ averageTime }) => formatDuration(averageTime) },
  { name: 'Total time', format: ({ totalTime }) => formatDuration(totalTime) },
])

/** Shows the compared figures as a table, which scrolls sideways on a narrow screen. */
export const ComparisonTable = ({ compared }: { compared: Compared }) => (
  <div className="scrolls" tabIndex={0} role="group" aria-label={say('Show as a table')}>
    <table>
      <thead>
        <tr>
          <td />
          {compared.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, format }) => (
          <tr key={name}>
            <th scope="row">{say(name)}</th>
            {compared.map((column) => (
              <td key={column.name}>{format(column.performance)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
