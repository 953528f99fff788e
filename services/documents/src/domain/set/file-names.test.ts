import { expect, it } from 'vitest'
import { blankFormNameOf, fileNameOf, nameInZip } from './file-names.ts'

it('names a file after its title, in letters that every disk takes', () => {
  expect(fileNameOf('Last Will and Testament')).toBe('Last_Will_and_Testament.pdf')
  expect(fileNameOf('Organizer’s Résolution "../../x"\r\n')).toBe('Organizers_Resolution_x.pdf')
  expect(fileNameOf('***')).toBe('Document.pdf')
})

it('numbers files in a zip', () => {
  expect(nameInZip(3, 'EIN Worksheet')).toBe('03_EIN_Worksheet.pdf')
})

it('names a blank form as the site does: lower case, one underscore for each other sign', () => {
  expect(blankFormNameOf('Wills, Estates & Probate')).toBe('wills__estates___probate_template.pdf')
  expect(blankFormNameOf('NDA"\r\n')).toBe('nda____template.pdf')
})
