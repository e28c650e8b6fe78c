import { say } from '@quizwright/domain/language/say.ts'
import { useEffect, useState } from 'react'
import { read, write } from '../connection/stored-values.ts'
import './nastaliq.css'

const key = 'learner.nastaliq'

/** Lets a student read questions in Urdu in Nastaliq. Its font is fetched once it is chosen. */
export const NastaliqChoice = () => {
  const [isChosen, choose] = useState(read<boolean>(key) === true)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-nastaliq', isChosen)
  }, [isChosen])
  return (
    <p className="nastaliq">
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => {
            write(key, event.currentTarget.checked)
            choose(event.currentTarget.checked)
          }}
        />
        {say('Nastaliq script')}
      </label>
    </p>
  )
}
