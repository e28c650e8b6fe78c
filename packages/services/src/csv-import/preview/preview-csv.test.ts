import { expect, test } from 'vitest'
import { openTestServices } from '../../test-support/test-services.ts'

test('given damaged content, then the name of the uploaded file says its format', async () => {
  await using services = await openTestServices()
  const ada = await services.addInstructor('ada')
  const formatOf = async (name: string) => {
    const { data } = await ada.client.uploadCsv({ file: new File(['What is 2 + 2? =4 ~3\n'], name) })
    return (await ada.client.previewCsv({ body: { fileLink: data.fileLink } })).data.format
  }
  expect([await formatOf('weekly.gift'), await formatOf('weekly.csv')]).toEqual(['gift', undefined])
})
