import { expect, it } from 'vitest'
import { fileNameOf, nameInZip } from './file-names.ts'

it('names a file after its title, in letters that every disk takes', () => {
  expect(fileNameOf('Last Will and Testament')).toBe('Last_Will_and_Testament.pdf')
  expect(fileNameOf('Organizer’s Résolution "../../x"\r\n')).toBe('Organizers_Resolution_x.pdf')
  expect(fileNameOf('***')).toBe('Document.pdf')
})

it('numbers files in a zip', () => {
  expect(nameInZip(3, 'EIN Worksheet')).toBe('03_EIN_Worksheet.pdf')
})
