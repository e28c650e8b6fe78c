/**
 * Adds new texts of the sources to the catalogues in packages/domain/locales, removes those that nobody says any more,
 * and lowers the numbers of texts that are not said.
 */
import { updateCatalogues } from './languages/catalogues.ts'
import { root } from './checks/sources.ts'
import { lowerRatchet } from './checks/texts.ts'

updateCatalogues(root)
lowerRatchet(root)
