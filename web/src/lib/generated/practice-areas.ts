// Made by `npm run generate` from the services.

/** What the attorney finder knows. */
export const practiceAreas = [
  "Personal Injury",
  "Family Law",
  "Criminal Defense",
  "Business Law",
  "Real Estate",
  "Employment Law",
  "Immigration",
  "Intellectual Property",
  "Tax Law",
  "Estate Planning",
  "Bankruptcy",
  "Medical Malpractice",
  "Civil Rights",
  "Environmental Law",
  "Securities Law",
  "Construction Law",
  "Healthcare Law",
  "Education Law",
  "Insurance Law",
  "Labor Law",
  "Elder Law",
  "Administrative Law",
  "Constitutional Law",
  "Entertainment Law"
] as const
