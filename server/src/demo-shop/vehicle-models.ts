import { type VehicleTypeName, vehicleTypeId } from '#contract/lookups/vehicle-types.ts'

export interface VehicleModel {
  kind: 'truck' | 'trailer'
  use: 'long_haul' | 'box_truck' | 'pickup' | 'vocational' | 'dry_van' | 'reefer' | 'flatbed'
  make: string
  model: string
  type_id: number | null
  gvwr: number
  years: readonly [from: number, to: number]
  /** `_` is the check digit, `~` the letter of the year, `#` a digit of the serial number. */
  vin: string
  share: number
}

const truck = (
  use: VehicleModel['use'],
  make: string,
  model: string,
  type: VehicleTypeName,
  gvwr: number,
  years: readonly [number, number],
  vin: string,
  share: number,
): VehicleModel => ({
  kind: 'truck',
  use,
  make,
  model,
  type_id: vehicleTypeId(type),
  gvwr,
  years,
  vin,
  share,
})

const trailer = (
  use: VehicleModel['use'],
  make: string,
  model: string,
  gvwr: number,
  years: readonly [number, number],
  vin: string,
  share: number,
): VehicleModel => ({ kind: 'trailer', use, make, model, type_id: null, gvwr, years, vin, share })

/** Beginnings of VINs that NHTSA's patterns decode to this make, model and year. */
export const vehicleModels: readonly VehicleModel[] = [
  truck(
    'long_haul',
    'Freightliner',
    'Cascadia',
    'semi_tractor',
    52_350,
    [2014, 2025],
    '3AKJHHDR_~SL?####',
    9,
  ),
  truck(
    'long_haul',
    'Freightliner',
    'Cascadia',
    'semi_tractor',
    52_350,
    [2014, 2024],
    '1FUJHHDR_~LA?####',
    4,
  ),
  truck('long_haul', 'Kenworth', 'T680', 'semi_tractor', 52_350, [2014, 2025], '1XKYD49X_~J######', 6),
  truck('long_haul', 'Peterbilt', '579', 'semi_tractor', 52_350, [2014, 2025], '1XPBDP9X_~D######', 6),
  truck('long_haul', 'Peterbilt', '389', 'semi_tractor', 54_600, [2013, 2023], '1XPXD49X_~D######', 2),
  truck('long_haul', 'Volvo', 'VNL', 'semi_tractor', 52_350, [2014, 2025], '4V4NC9EH_~N######', 7),
  truck('long_haul', 'International', 'LT625', 'semi_tractor', 52_350, [2018, 2022], '3HSDZAPR_~N######', 4),
  truck('long_haul', 'Mack', 'Anthem', 'semi_tractor', 52_000, [2019, 2025], '1M1AN4GY_~M######', 3),
  truck('long_haul', 'Western Star', '5700', 'semi_tractor', 54_600, [2015, 2021], '5KJJBHDR_~LF?####', 1),
  truck('box_truck', 'Freightliner', 'M2', 'straight_truck', 26_000, [2014, 2025], '1FVACWDT_~HH?####', 4),
  truck(
    'box_truck',
    'International',
    'MV607',
    'straight_truck',
    25_999,
    [2019, 2025],
    '3HAEUMML_~L######',
    3,
  ),
  truck('box_truck', 'Isuzu', 'NPR-HD', 'straight_truck', 14_500, [2016, 2024], 'JALC4W16_~7######', 3),
  truck(
    'box_truck',
    'Hino',
    'Conventional Type Truck',
    'straight_truck',
    25_950,
    [2013, 2020],
    '5PVNJ8JV_~4S5####',
    1,
  ),
  truck('pickup', 'Ford', 'F-350', 'pickup', 11_500, [2015, 2025], '1FT8W3DT_~EC#####', 4),
  truck('pickup', 'Chevrolet', 'Silverado HD', 'pickup', 10_850, [2022, 2024], '1GC4YVCY_~F######', 2),
  truck('pickup', 'Ram', 'ProMaster 3500', 'van', 9_350, [2016, 2024], '3C6URVJG_~E######', 1),
  truck('vocational', 'Kenworth', 'T880', 'straight_truck', 66_000, [2015, 2024], '1NKZL40X_~J######', 3),
  truck('vocational', 'Ford', 'F-550', 'straight_truck', 19_500, [2015, 2025], '1FDUF5HT_~DA#####', 2),
  trailer('dry_van', 'Wabash', 'Dry Van Duraplate', 65_000, [2012, 2025], '1JJV532D_~L######', 6),
  trailer('dry_van', 'Great Dane', 'Champion 53 ft', 65_000, [2012, 2025], '1GRAA062_~B######', 5),
  trailer('dry_van', 'Stoughton Trailers', 'Z-Plate 53 ft', 65_000, [2012, 2024], '1DW1A532_~S######', 2),
  trailer('dry_van', 'Vanguard', 'VXP 53 ft', 65_000, [2014, 2025], '5V8VC532_~M######', 2),
  trailer('reefer', 'Utility', '3000R reefer', 68_000, [2013, 2025], '1UYVS253_~7######', 5),
  trailer('reefer', 'Great Dane', 'Everest reefer', 68_000, [2013, 2025], '1GRAA062_~W######', 3),
  trailer('flatbed', 'Fontaine', 'Infinity flatbed', 68_000, [2012, 2024], '13N14830_~1######', 3),
]
