import { deck } from "../deck.ts";

/** Capitals, written by hand. */
export const capitals = deck(
  "capitals",
  `
Afghanistan | Kabul
Albania | Tirana
Algeria | Algiers
Angola | Luanda
Argentina | Buenos Aires
Armenia | Yerevan
Australia | Canberra
Austria | Vienna
Azerbaijan | Baku
Bangladesh | Dhaka
Belarus | Minsk
Belgium | Brussels
Bhutan | Thimphu
Bolivia | Sucre / La Paz
Bosnia and Herzegovina | Sarajevo
Botswana | Gaborone
Brazil | Brasília
Bulgaria | Sofia
Cambodia | Phnom Penh
Cameroon | Yaoundé
Canada | Ottawa
Chad | N'Djamena
Chile | Santiago
China | Beijing
Colombia | Bogotá
Costa Rica | San José
Croatia | Zagreb
Cuba | Havana
Cyprus | Nicosia
Czechia | Prague
Denmark | Copenhagen
Ecuador | Quito
Egypt | Cairo
El Salvador | San Salvador
Estonia | Tallinn
Ethiopia | Addis Ababa
Finland | Helsinki
France | Paris
Gabon | Libreville
Georgia | Tbilisi
Germany | Berlin
Ghana | Accra
Greece | Athens
Guatemala | Guatemala City
Haiti | Port-au-Prince
Honduras | Tegucigalpa
Hungary | Budapest
Iceland | Reykjavík
India | New Delhi
Indonesia | Jakarta
Iran | Tehran
Iraq | Baghdad
Ireland | Dublin
Italy | Rome
Jamaica | Kingston
Japan | Tokyo
Jordan | Amman
Kazakhstan | Astana
Kenya | Nairobi
Kuwait | Kuwait City
Laos | Vientiane
Latvia | Riga
Lebanon | Beirut
Libya | Tripoli
Lithuania | Vilnius
Luxembourg | Luxembourg
Madagascar | Antananarivo
Malaysia | Kuala Lumpur
Mali | Bamako
Malta | Valletta
Mexico | Mexico City
Moldova | Chișinău
Mongolia | Ulaanbaatar
Morocco | Rabat
Mozambique | Maputo
Namibia | Windhoek
Nepal | Kathmandu
Netherlands | Amsterdam
New Zealand | Wellington
Nicaragua | Managua
Niger | Niamey
Nigeria | Abuja
North Korea | Pyongyang
Norway | Oslo
Oman | Muscat
Pakistan | Islamabad
Panama | Panama City
Paraguay | Asunción
Peru | Lima
Philippines | Manila
Poland | Warsaw
Portugal | Lisbon
Qatar | Doha
Romania | Bucharest
Russia | Moscow
Rwanda | Kigali
Senegal | Dakar
Serbia | Belgrade
Singapore | Singapore
Slovakia | Bratislava
Slovenia | Ljubljana
Somalia | Mogadishu
South Korea | Seoul
Spain | Madrid
Sudan | Khartoum
Sweden | Stockholm
Switzerland | Bern
Syria | Damascus
Thailand | Bangkok
Tunisia | Tunis
Turkey | Ankara
Uganda | Kampala
Ukraine | Kyiv
United Kingdom | London
United States | Washington, D.C.
Uruguay | Montevideo
Uzbekistan | Tashkent
Venezuela | Caracas
Vietnam | Hanoi
Zambia | Lusaka
Zimbabwe | Harare
`,
);

/** The times table from 2 to 15, made by rule; many products occur twice, and a product is right for each of its questions. */
export const timesTable = deck(
  "times table",
  Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: 14 }, (_unused, column) => `${row + 2} × ${column + 2} | ${(row + 2) * (column + 2)}`),
  )
    .flat()
    .join("\n"),
);

export const dates = deck(
  "history dates",
  `
Battle of Hastings | 1066
Magna Carta | 1215
Black Death reaches Europe | 1347
Gutenberg's printing press | about 1450
Fall of Constantinople | 29 May 1453
Columbus reaches the Americas | 12 October 1492
Luther's theses | 31 October 1517
Spanish Armada | 1588
Peace of Westphalia | 1648
Great Fire of London | September 1666
American Declaration of Independence | 4 July 1776
Storming of the Bastille | 14 July 1789
Battle of Trafalgar | 21 October 1805
Battle of Waterloo | 18 June 1815
First public railway | 1825
Year of revolutions in Europe | 1848
Abolition of slavery in the United States | December 1865
Opening of the Suez Canal | 17 November 1869
Unification of Germany | 18 January 1871
First powered flight | 17 December 1903
Start of the First World War | 28 July 1914
Russian Revolution | 1917
Armistice of the First World War | 11 November 1918
Wall Street Crash | October 1929
Start of the Second World War | 1 September 1939
D-Day | 6 June 1944
Founding of the United Nations | 24 October 1945
Independence of India | 15 August 1947
First satellite in orbit | 4 October 1957
First person on the Moon | 20 July 1969
Fall of the Berlin Wall | 9 November 1989
End of the Soviet Union | December 1991
`,
);
