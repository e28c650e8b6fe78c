import fc from 'fast-check'
import { expect } from 'vitest'
import { breakableFiles, breakFile, breaks } from '../../packages/formats/src/testing/breakable-files.ts'
import { entryPoints } from '../support/entry-points.ts'
import { fuzzSeed } from '../support/fuzz-seed.ts'
import { importFile } from '../support/import-csv.ts'
import { isLongForm } from '../support/long-form.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

const places = isLongForm ? 200 : 8
const noSentence = /\n|undefined(?! entity)|\[object|Error:|\bat \S+:\d+/

test.for(breakableFiles)(
  'a %s broken anywhere is reported in sentences, nothing is stored, and the services keep running',
  async ([, bytes], { world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    await fc.assert(
      fc.asyncProperty(breaks, async (how) => {
        const content = Buffer.from(breakFile(bytes, how))
        const file = { name: 'broken', type: 'application/octet-stream', content }
        const { problem, complete } = await importFile(entryPoints[0]!, world, instructor, quizId, file)
        if (problem) expect(problem).toMatchObject({ code: expect.stringMatching(/^CSV_/) })
        const told = [problem?.message ?? '', ...(complete?.rejected ?? []).map(({ reason }) => reason)]
        for (const sentence of told) expect(sentence).not.toMatch(noSentence)
        expect(problem ?? complete).toBeDefined()
      }),
      { seed: fuzzSeed, numRuns: places },
    )
    expect((await instructor.direct.getQuestionCount({ params: { quizId } })).data.question).toBe(0)
  },
)
