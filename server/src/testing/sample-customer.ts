export const maria = {
  first_name: 'Maria',
  last_name: 'Lopez',
  company_name: '',
  phone: '(312) 555-0142',
}

export const truck = {
  vin: '1FUJGLDR9CLBP8834',
  unit_number: 'T-101',
  make: 'Freightliner',
  model: 'Cascadia',
  year: 2012,
  type: 1,
  license_plate: 'P123456',
  gvwr: 52000,
}
